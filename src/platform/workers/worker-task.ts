import { createWorkerChannel, type WorkerChannel, type WorkerFailure } from './workers.ts'

export type WorkerTask<Request> = Omit<Parameters<typeof createWorkerChannel>[0], 'kind'> & {
  readonly request: Request
  /** Maximum time without a message from the worker, in milliseconds. */
  readonly timeoutMs: number
}

export type WorkerTaskHandlers<Response> = {
  /** Returns true for the last response, after which the worker is terminated. */
  onResponse(response: Response): boolean
  /** Called at most once, with no further call: the worker failed or timed out. */
  failed(reason: WorkerFailure['reason']): void
}

/** Runs one task in a separate sealed worker, terminated after the last response. Returns a function that cancels it. */
export function startWorkerTask<Request, Response>(
  { request, timeoutMs, ...worker }: WorkerTask<Request>,
  { onResponse, failed }: WorkerTaskHandlers<Response>,
): () => void {
  const channel: WorkerChannel<Request> = createWorkerChannel<Request, Response>(worker, {
    onResponse(response) {
      if (onResponse(response)) channel.terminate()
    },
    failed: ({ reason }) => failed(reason),
  })
  channel.send(request, timeoutMs)
  return channel.terminate
}

/** Like `startWorkerTask`, for a task with a single response. */
export function runInWorker<Request, Response>(
  task: WorkerTask<Request>,
  {
    onResponse,
    failed,
  }: { onResponse(response: Response): void; failed: WorkerTaskHandlers<Response>['failed'] },
): () => void {
  return startWorkerTask<Request, Response>(task, {
    onResponse(response) {
      onResponse(response)
      return true
    },
    failed,
  })
}
