import { createWorkerChannel, type WorkerChannel, type WorkerFailure } from './workers.ts'

export type WorkerTask<Request> = Omit<Parameters<typeof createWorkerChannel>[0], 'kind'> & {
  readonly request: Request
  /** The longest silence between the start or an answer and the next one, in milliseconds. */
  readonly timeoutMs: number
}

export type WorkerTaskHandlers<Answer> = {
  /** Returns true when this was the last answer: the worker is ended. */
  answered(answer: Answer): boolean
  /** At most once, and nothing follows: the worker could not go on, or was silent for too long. */
  failed(reason: WorkerFailure['reason']): void
}

/** Gives a sealed worker of its own one piece of work and ends it with the last answer. The result cancels the work. */
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

/** As `startWorkerTask`, for work with a single answer: asks a sealed worker one thing and ends it with the answer. */
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
