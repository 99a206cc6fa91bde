import { createWorkerChannel, type WorkerChannel } from '../../platform/workers.ts'
import type { AnswerFromWorker, Inspection, PhotoName, RequestToWorker } from './core/messages-to-worker.ts'
import workerUrl from './worker.ts?worker&url'

type Question = RequestToWorker<File>
export type Answer = AnswerFromWorker<Blob, ImageBitmap>

/** Opens a worker of this tool; `onFailure` means that it can answer no more. */
export function openWorker(
  answered: (answer: Answer) => void,
  onFailure: () => void,
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
  /** Ends the worker; questions under way stay unanswered. */
  close(): void
}

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** The worker starts with the first question. */
export function createPhotoReader(): PhotoReader {
  const waiting = new Map<number, (answer: Answer | null) => void>()
  let channel: WorkerChannel<Question> | undefined
  let lastId = 0
  let thumbnails: Promise<unknown> = Promise.resolve()

  const close = () => {
    channel?.terminate()
    channel = undefined
    waiting.clear()
  }
  const answerNone = () => {
    const unanswered = [...waiting.values()]
    close()
    for (const resolve of unanswered) resolve(null)
  }
  const ask = (question: Unnumbered<Question>) =>
    new Promise<Answer | null>((resolve) => {
      channel ??= openWorker((answer) => {
        waiting.get(answer.id)?.(answer)
        waiting.delete(answer.id)
      }, answerNone)
      lastId += 1
      waiting.set(lastId, resolve)
      channel.send({ ...question, id: lastId })
    })

  return {
    async inspect(file) {
      const answer = await ask({ type: 'inspect', file })
      return answer?.type === 'inspected'
        ? answer.inspection
        : { ok: false, error: { kind: 'not-looked-at' } }
    },
    thumbnail(file, side, signal) {
      // One at a time, so that what was scrolled out of sight meanwhile is never decoded.
      const picture = thumbnails.then(async () => {
        const answer = signal.aborted ? null : await ask({ type: 'thumbnail', file, side })
        return answer?.type === 'thumbnail' ? answer.picture : null
      })
      thumbnails = picture
      return picture
    },
    async probe(files) {
      const answer = await ask({ type: 'probe', files })
      return answer?.type === 'probed' ? answer.unreadable : null
    },
    close,
  }
}
