import { workTimeoutMs } from '../../lib/work-timeout.ts'
import { createWorkerChannel, type WorkerChannel, type WorkerFailure } from '../../platform/workers.ts'
import type { AnswerFromWorker, Inspection, PhotoName, RequestToWorker } from './core/messages-to-worker.ts'
import workerUrl from './worker.ts?worker&url'

type Question = RequestToWorker<File>
export type Answer = AnswerFromWorker<Blob, ImageBitmap>

/** Opens a worker of this tool; `onFailure` means that it can answer no more. */
export function openWorker(
  answered: (answer: Answer) => void,
  onFailure: (failure: WorkerFailure) => void,
): WorkerChannel<Question> {
  return createWorkerChannel({ url: workerUrl }, { answered, failed: onFailure })
}

/** Looks at photos beside the page; conversions have workers of their own, so that they can be stopped. */
export type PhotoReader = {
  inspect(file: File): Promise<Inspection>
  /** Upright and at most `side` pixels long; null when it cannot be made or is not wanted any more. */
  thumbnail(file: File, side: number, signal: AbortSignal): Promise<ImageBitmap | null>
  /** The first file that cannot be read any more. */
  probe(files: readonly File[]): Promise<PhotoName | null>
  /** Ends what is under way: inspections fail, thumbnails are null. The next question starts a new worker. */
  stop(): void
  /** Ends the worker; questions under way stay unanswered. */
  close(): void
}

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** The worker starts with the first question. */
export function createPhotoReader(): PhotoReader {
  const waiting = new Map<number, (answer: Answer | WorkerFailure) => void>()
  let channel: WorkerChannel<Question> | undefined
  let lastId = 0
  let thumbnails: Promise<unknown> = Promise.resolve()

  const close = () => {
    channel?.terminate()
    channel = undefined
    waiting.clear()
  }
  const failAll = (failure: WorkerFailure) => {
    const unanswered = [...waiting.values()]
    close()
    for (const resolve of unanswered) resolve(failure)
  }
  const ask = (question: Unnumbered<Question>, timeoutMs: number) =>
    new Promise<Answer | WorkerFailure>((resolve) => {
      channel ??= openWorker((answer) => {
        waiting.get(answer.id)?.(answer)
        waiting.delete(answer.id)
        if (waiting.size === 0) channel?.settled()
      }, failAll)
      lastId += 1
      waiting.set(lastId, resolve)
      channel.send({ ...question, id: lastId }, timeoutMs)
    })

  return {
    async inspect(file) {
      const answer = await ask({ type: 'inspect', file }, workTimeoutMs({ bytes: file.size }))
      if ('reason' in answer)
        return {
          ok: false,
          error: { kind: answer.reason === 'timed-out' ? answer.reason : 'not-looked-at' },
        }
      return answer.type === 'inspected' ? answer.inspection : { ok: false, error: { kind: 'not-looked-at' } }
    },
    thumbnail(file, side, signal) {
      // One at a time, so that what was scrolled out of sight meanwhile is never decoded.
      const picture = thumbnails.then(async () => {
        if (signal.aborted) return null
        const answer = await ask({ type: 'thumbnail', file, side }, workTimeoutMs({ bytes: file.size }))
        return 'picture' in answer ? answer.picture : null
      })
      thumbnails = picture
      return picture
    },
    async probe(files) {
      // A byte of each file: a thousand files on a slow disk take seconds.
      const answer = await ask({ type: 'probe', files }, workTimeoutMs({ bytes: files.length * 100_000 }))
      return 'unreadable' in answer ? answer.unreadable : null
    },
    stop: () => failAll({ reason: 'worker-failed', detail: 'stopped' }),
    close,
  }
}
