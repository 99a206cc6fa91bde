import type { Clock } from '../time/clock.ts'
import { createWorkerChannel, type StartWorker, type WorkerChannel, type WorkerFailure } from './workers.ts'

/** What tests put in the place of the browser's. */
export type WorkerDependencies = { readonly start?: StartWorker; readonly clock?: Clock }

type Numbered = { readonly id: number }

/** Without the number that the client gives; of a union, of each of its members. */
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** `closed`: the client was closed while the request was under way. */
type NoAnswer = WorkerFailure['reason'] | 'closed'

export type WorkerResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: NoAnswer }

export type WorkerClient<Request, Answer> = {
  /** The answer with the id of the request. `timeoutMs` is how long the worker may be silent. Never rejects. */
  request(request: WithoutId<Request>, timeoutMs: number): Promise<WorkerResult<Answer>>
  /** Ends the worker and every request under way. The next request starts a new one. */
  close(): void
}

/**
 * Requests to one sealed worker, which starts with the first of them and may answer in any order. When it fails, all
 * that is under way fails with it, and the next request starts a new one.
 */
export function createWorkerClient<Request extends Numbered, Answer extends Numbered>(
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
        // A spread of a generic type is no longer known to be one of its members.
        channel.send({ ...request, id: lastId } as unknown as Request, timeoutMs)
      }),
    close: () => end('closed'),
  }
}
