import { createWorkerChannel, type WorkerChannel, type WorkerFailure } from './workers.ts'

export type WorkerTask<Request> = Omit<Parameters<typeof createWorkerChannel>[0], 'kind'> & {
  readonly request: Request
  /** Maximum time without a message from the worker, in milliseconds. */
  readonly timeoutMs: number
}

export type WorkerTaskHandlers<Answer> = {
  /** Returns true for the last response, after which the worker is terminated. */
  answered(answer: Answer): boolean
  /** Called at most once, with no further call: the worker failed or timed out. */
  failed(reason: WorkerFailure['reason']): void
}

/** Runs one task in a separate sealed worker, terminated after the last response. Returns a function that cancels it. */
export function startWorkerTask<Request, Answer>(
  { request, timeoutMs, ...worker }: WorkerTask<Request>,
  { answered, failed }: WorkerTaskHandlers<Answer>,
): () => void {
  const channel: WorkerChannel<Request> = createWorkerChannel<Request, Answer>(worker, {
    answered(answer) {
      if (answered(answer)) channel.terminate()
    },
    failed: ({ reason }) => failed(reason),
  })
  channel.send(request, timeoutMs)
  return channel.terminate
}

/** Like `startWorkerTask`, for a task with a single response. */
export function runInWorker<Request, Answer>(
  task: WorkerTask<Request>,
  { answered, failed }: { answered(answer: Answer): void; failed: WorkerTaskHandlers<Answer>['failed'] },
): () => void {
  return startWorkerTask<Request, Answer>(task, {
    answered(answer) {
      answered(answer)
      return true
    },
    failed,
  })
}
