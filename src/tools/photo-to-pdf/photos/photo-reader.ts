import { maxDecodeMegapixels } from '../../../lib/image/pixels/size-limits.ts'
import { workTimeoutMs } from '../../../lib/work-timeout.ts'
import {
  createWorkerChannel,
  type WorkerChannel,
  type WorkerFailure,
} from '../../../platform/workers/workers.ts'
import type {
  AnswerFromWorker,
  Inspection,
  PhotoName,
  Recovery,
  RequestToWorker,
} from '../core/messages-to-worker.ts'
import workerUrl from '../worker.ts?worker&url'

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
  /** A whole file of what is there of one that is cut off. */
  recover(file: File): Promise<Recovery<File>>
  /** Upright and at most `side` pixels long; null when it cannot be made or is not wanted any more. */
  thumbnail(file: File, side: number, signal: AbortSignal): Promise<ImageBitmap | null>
  /** The first file that cannot be read any more. */
  probe(files: readonly File[]): Promise<PhotoName | null>
  /** Ends the inspections under way, which fail. The next question starts a new worker. */
  stop(): void
  /** Ends the workers; questions under way stay unanswered. */
  close(): void
}

type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** Questions to one worker, which starts with the first of them. */
function createQuestions(open: typeof openWorker) {
  const waiting = new Map<number, (answer: Answer | WorkerFailure) => void>()
  let channel: WorkerChannel<Question> | undefined
  let lastId = 0

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
      channel ??= open((answer) => {
        waiting.get(answer.id)?.(answer)
        waiting.delete(answer.id)
        if (waiting.size === 0) channel?.settled()
      }, failAll)
      lastId += 1
      waiting.set(lastId, resolve)
      channel.send({ ...question, id: lastId }, timeoutMs)
    })
  return { ask, failAll, close }
}

/** What is said of a file whose question has no answer of its kind. */
const unanswered = (answer: Answer | WorkerFailure): Recovery<never> & Inspection => ({
  ok: false,
  error: { kind: 'reason' in answer && answer.reason === 'timed-out' ? 'timed-out' : 'not-looked-at' },
})

/**
 * Thumbnails have a worker of their own: one that never comes would otherwise end an inspection as well, and the photo
 * that was being looked at would be blamed for its neighbour.
 */
export function createPhotoReader(open = openWorker): PhotoReader {
  const checks = createQuestions(open)
  const pictures = createQuestions(open)
  let thumbnails: Promise<unknown> = Promise.resolve()

  return {
    async inspect(file) {
      const answer = await checks.ask({ type: 'inspect', file }, workTimeoutMs({ bytes: file.size }))
      return 'inspection' in answer ? answer.inspection : unanswered(answer)
    },
    async recover(file) {
      // How many pixels it has is known only where it is decoded.
      const timeoutMs = workTimeoutMs({ bytes: file.size, pixels: maxDecodeMegapixels * 1_000_000 })
      const answer = await checks.ask({ type: 'recover', file }, timeoutMs)
      if (!('recovery' in answer)) return unanswered(answer)
      const { recovery } = answer
      if (!recovery.ok) return recovery
      const { type } = recovery.whole
      return { ok: true, whole: new File([recovery.whole], file.name, { type }) }
    },
    thumbnail(file, side, signal) {
      // One at a time, so that what was scrolled out of sight meanwhile is never decoded.
      const picture = thumbnails.then(async () => {
        if (signal.aborted) return null
        const timeoutMs = workTimeoutMs({ bytes: file.size })
        const answer = await pictures.ask({ type: 'thumbnail', file, side }, timeoutMs)
        return 'picture' in answer ? answer.picture : null
      })
      thumbnails = picture
      return picture
    },
    async probe(files) {
      // A byte of each file: a thousand files on a slow disk take seconds.
      const timeoutMs = workTimeoutMs({ bytes: files.length * 100_000 })
      const answer = await checks.ask({ type: 'probe', files }, timeoutMs)
      return 'unreadable' in answer ? answer.unreadable : null
    },
    stop: () => checks.failAll({ reason: 'worker-failed', detail: 'stopped' }),
    close() {
      checks.close()
      pictures.close()
    },
  }
}
