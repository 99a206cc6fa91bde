import { maxDecodeMegapixels } from '../../../lib/image/pixels/size-limits.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import {
  createWorkerClient,
  type WorkerDependencies,
  type WorkerResult,
} from '../../../platform/workers/worker-client.ts'
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
  /** Ends the inspections under way, which fail. The next request starts a new worker. */
  stop(): void
  /** Ends the workers, and with them what is under way. */
  close(): void
}

/** What is said of a file whose request has no answer of its kind. */
const unanswered = (result: WorkerResult<Answer>): Recovery<never> & Inspection => ({
  ok: false,
  error: { kind: !result.ok && result.reason === 'timed-out' ? 'timed-out' : 'not-looked-at' },
})

/**
 * Thumbnails have a worker of their own: one that never comes would otherwise end an inspection as well, and the photo
 * that was being looked at would be blamed for its neighbour.
 */
export function createPhotoReader(dependencies: WorkerDependencies = {}): PhotoReader {
  const worker = { url: workerUrl, ...dependencies }
  const checks = createWorkerClient<Question, Answer>(worker)
  const pictures = createWorkerClient<Question, Answer>(worker)
  let thumbnails: Promise<unknown> = Promise.resolve()

  return {
    async inspect(file) {
      const result = await checks.request({ type: 'inspect', file }, workTimeoutMs({ bytes: file.size }))
      return result.ok && 'inspection' in result.answer ? result.answer.inspection : unanswered(result)
    },
    async recover(file) {
      // How many pixels it has is known only where it is decoded.
      const timeoutMs = workTimeoutMs({ bytes: file.size, pixels: maxDecodeMegapixels * 1_000_000 })
      const result = await checks.request({ type: 'recover', file }, timeoutMs)
      if (!result.ok || !('recovery' in result.answer)) return unanswered(result)
      const { recovery } = result.answer
      if (!recovery.ok) return recovery
      const { type } = recovery.whole
      return { ok: true, whole: new File([recovery.whole], file.name, { type }) }
    },
    thumbnail(file, side, signal) {
      // One at a time, so that what was scrolled out of sight meanwhile is never decoded.
      const picture = thumbnails.then(async () => {
        if (signal.aborted) return null
        const timeoutMs = workTimeoutMs({ bytes: file.size })
        const result = await pictures.request({ type: 'thumbnail', file, side }, timeoutMs)
        return result.ok && 'picture' in result.answer ? result.answer.picture : null
      })
      thumbnails = picture
      return picture
    },
    async probe(files) {
      // A byte of each file: a thousand files on a slow disk take seconds.
      const timeoutMs = workTimeoutMs({ bytes: files.length * 100_000 })
      const result = await checks.request({ type: 'probe', files }, timeoutMs)
      return result.ok && 'unreadable' in result.answer ? result.answer.unreadable : null
    },
    stop: checks.close,
    close() {
      checks.close()
      pictures.close()
    },
  }
}
