import type { Clock } from '../time/clock.ts'
import { createWorkerChannel, type StartWorker, type WorkerChannel, type WorkerFailure } from './workers.ts'

/** Replaced by tests. */
export type WorkerDependencies = { readonly start?: StartWorker; readonly clock?: Clock }

type WithId = { readonly id: number }

/** Omits the id that the client assigns, distributed over unions. */
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** `closed`: the client was closed while the request was pending. */
type NoAnswer = WorkerFailure['reason'] | 'closed'

export type WorkerResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: NoAnswer }

export type WorkerClient<Request, Answer> = {
  /** Resolves to the response with the request's id. `timeoutMs` limits the time without a message. Never rejects. */
  request(request: WithoutId<Request>, timeoutMs: number): Promise<WorkerResult<Answer>>
  /** Terminates the worker and fails every pending request. The next request starts a new worker. */
  close(): void
}

/**
 * Sends requests to one sealed worker, which starts with the first of them and may respond in any order. When it fails,
 * all pending requests fail, and the next request starts a new worker.
 */
export function createWorkerClient<Request extends WithId, Answer extends WithId>(
  worker: WorkerDependencies & { readonly url: string },
): WorkerClient<Request, Answer> {
  const pending = new Map<number, (result: WorkerResult<Answer>) => void>()
  let channel: WorkerChannel<Request> | undefined
  let lastId = 0

  const end = (reason: NoAnswer) => {
    channel?.terminate()
    channel = undefined
    const unanswered = [...pending.values()]
    pending.clear()
    for (const resolve of unanswered) resolve({ ok: false, reason })
  }
  const open = () =>
    createWorkerChannel<Request, Answer>(worker, {
      answered(answer) {
        pending.get(answer.id)?.({ ok: true, answer })
        pending.delete(answer.id)
        if (pending.size === 0) channel?.settled()
      },
      failed: ({ reason }) => end(reason),
    })
  return {
    request: (request, timeoutMs) =>
      new Promise((resolve) => {
        channel ??= open()
        lastId += 1
        pending.set(lastId, resolve)
        // TypeScript does not infer that the spread of a generic type with its id is that type.
        channel.send({ ...request, id: lastId } as unknown as Request, timeoutMs)
      }),
    close: () => end('closed'),
  }
}
