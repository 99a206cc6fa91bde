import type { ImageError } from '../../../lib/image/image-error.ts'
import type { ImageImport, Imported } from '../../../lib/image/image-import.ts'
import { maxDecodeMegapixels } from '../../../lib/image/pixels/size-limits.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import {
  createWorkerClient,
  type WorkerDependencies,
  type WorkerResult,
} from '../../../platform/workers/worker-client.ts'
import type {
  Inspection,
  PhotoName,
  Recovery,
  WorkerRequest,
  WorkerResponse,
} from '../core/worker-messages.ts'
import workerUrl from '../worker.ts?worker&url'

type Request = WorkerRequest<File>
export type Response = WorkerResponse<Blob, ImageBitmap>

/** Reads photos in workers. Conversions have separate workers, so that they can be stopped. */
export type PhotoReader = {
  inspect(file: File): Promise<Inspection>
  /** Recovers the readable part of a truncated file as a complete file. */
  recover(file: File): Promise<Recovery<File>>
  /** Makes a file readable that this browser cannot decode; null when it is not of such a format. */
  importPhoto(file: File, error: ImageError): Promise<ImportedPhoto> | null
  /** Upright and at most `side` pixels long; null when it cannot be created or was aborted. */
  thumbnail(file: File, side: number, signal: AbortSignal): Promise<ImageBitmap | null>
  /** The first file that can no longer be read. */
  probe(files: readonly File[]): Promise<PhotoName | null>
  /** Terminates running inspections, which then fail. The next request starts a new worker. */
  stop(): void
  /** Terminates the workers. */
  close(): void
}

export type ImportedPhoto =
  | { readonly ok: true; readonly imported: Imported<File> }
  | { readonly ok: false; readonly error: ImageError }

const notLookedAt = { kind: 'not-looked-at' } as const

/** The result for a request without a valid response. */
const unresolved = (result: WorkerResult<Response>): Recovery<never> & Inspection => ({
  ok: false,
  error: { kind: !result.ok && result.reason === 'timed-out' ? 'timed-out' : 'not-looked-at' },
})

/**
 * Thumbnails have a separate worker: a thumbnail that never ends would otherwise time out a running inspection as well,
 * and the wrong photo would fail.
 */
export function createPhotoReader(
  pictureImport: ImageImport<File>,
  dependencies: WorkerDependencies = {},
): PhotoReader {
  const worker = { url: workerUrl, ...dependencies }
  const checks = createWorkerClient<Request, Response>(worker)
  const pictures = createWorkerClient<Request, Response>(worker)
  let thumbnails: Promise<unknown> = Promise.resolve()
  let stopImport = () => {}

  return {
    async inspect(file) {
      const result = await checks.request({ type: 'inspect', file }, workTimeoutMs({ bytes: file.size }))
      return result.ok && 'inspection' in result.response ? result.response.inspection : unresolved(result)
    },
    async recover(file) {
      // Its size in pixels is unknown until it is decoded.
      const timeoutMs = workTimeoutMs({ bytes: file.size, pixels: maxDecodeMegapixels * 1_000_000 })
      const result = await checks.request({ type: 'recover', file }, timeoutMs)
      if (!result.ok || !('recovery' in result.response)) return unresolved(result)
      const { recovery } = result.response
      if (!recovery.ok) return recovery
      const { type } = recovery.whole
      return { ok: true, whole: new File([recovery.whole], file.name, { type }) }
    },
    importPhoto(file, error) {
      if (!pictureImport.accepts(error)) return null
      return new Promise((resolve) => {
        const cancel = pictureImport.start(
          { file, format: 'jpeg', pixels: 0 },
          {
            progress: () => {},
            done: (imported) => resolve({ ok: true, imported }),
            failed: (failure) =>
              resolve({ ok: false, error: failure.kind === 'unexpected' ? notLookedAt : failure }),
          },
        )
        stopImport = () => {
          cancel()
          resolve({ ok: false, error: notLookedAt })
        }
      })
    },
    thumbnail(file, side, signal) {
      // One at a time, so that photos that were scrolled out of view meanwhile are never decoded.
      const picture = thumbnails.then(async () => {
        if (signal.aborted) return null
        const timeoutMs = workTimeoutMs({ bytes: file.size })
        const result = await pictures.request({ type: 'thumbnail', file, side }, timeoutMs)
        return result.ok && 'picture' in result.response ? result.response.picture : null
      })
      thumbnails = picture
      return picture
    },
    async probe(files) {
      // Reads one byte of each file: a thousand files on a slow disk take seconds.
      const timeoutMs = workTimeoutMs({ bytes: files.length * 100_000 })
      const result = await checks.request({ type: 'probe', files }, timeoutMs)
      return result.ok && 'unreadable' in result.response ? result.response.unreadable : null
    },
    stop() {
      checks.close()
      stopImport()
    },
    close() {
      checks.close()
      stopImport()
      pictures.close()
    },
  }
}
