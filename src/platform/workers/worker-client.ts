import type { Clock } from '../time/clock.ts'
import { createWorkerChannel, type StartWorker, type WorkerChannel, type WorkerFailure } from './workers.ts'

/** Replaced by tests. */
export type WorkerDependencies = { readonly start?: StartWorker; readonly clock?: Clock }

type WithId = { readonly id: number }

/** Omits the id that the client assigns, distributed over unions. */
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** `closed`: the client was closed while the request was pending. */
type WorkerError = WorkerFailure['reason'] | 'closed'

export type WorkerResult<Response> =
  | { readonly ok: true; readonly response: Response }
  | { readonly ok: false; readonly reason: WorkerError }

export type WorkerClient<Request, Response> = {
  /** Resolves to the response with the request's id. `timeoutMs` limits the time without a message. Never rejects. */
  request(request: WithoutId<Request>, timeoutMs: number): Promise<WorkerResult<Response>>
  /** Terminates the worker and fails every pending request. The next request starts a new worker. */
  close(): void
}

/**
 * Sends requests to one sealed worker, which starts with the first of them and may respond in any order. When it fails,
 * all pending requests fail, and the next request starts a new worker.
 */
export function createWorkerClient<Request extends WithId, Response extends WithId>(
  worker: WorkerDependencies & { readonly url: string },
): WorkerClient<Request, Response> {
  const pending = new Map<number, (result: WorkerResult<Response>) => void>()
  let channel: WorkerChannel<Request> | undefined
  let lastId = 0

  const end = (reason: WorkerError) => {
    channel?.terminate()
    channel = undefined
    const unresolved = [...pending.values()]
    pending.clear()
    for (const resolve of unresolved) resolve({ ok: false, reason })
  }
  const open = () =>
    createWorkerChannel<Request, Response>(worker, {
      onResponse(response) {
        pending.get(response.id)?.({ ok: true, response })
        pending.delete(response.id)
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
