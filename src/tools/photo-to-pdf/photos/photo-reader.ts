import type { ImageError } from '../../../lib/image/image-error.ts'
import type { ImageImport } from '../../../lib/image/image-import.ts'
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
import type { NameOfPage } from './import-photos.ts'
import type { Inspected, OnParts } from './selection.ts'

type Request = WorkerRequest<File>
export type Response = WorkerResponse<Blob, ImageBitmap>

/** Reads photos in workers. Conversions have separate workers, so that they can be stopped. */
export type PhotoReader = {
  inspect(file: File): Promise<Inspection>
  /** Recovers the readable part of a truncated file as a complete file. */
  recover(file: File): Promise<Recovery<File>>
  /** Makes a file readable that this browser cannot decode, page by page; null when it is not of such a format. */
  importPhotos(file: File, error: ImageError, onParts: OnParts): Promise<readonly Inspected[]> | null
  /** Upright and at most `side` pixels long; null when it cannot be created or was aborted. */
  thumbnail(file: File, side: number, signal: AbortSignal): Promise<ImageBitmap | null>
  /** The first file that can no longer be read. */
  probe(files: readonly File[]): Promise<PhotoName | null>
  /** Terminates running inspections, which then fail. The next request starts a new worker. */
  stop(): void
  /** Terminates the workers. */
  close(): void
}

/** The result for a request without a valid response. */
const unresolved = (result: WorkerResult<Response> | null): Recovery<never> & Inspection => ({
  ok: false,
  error: { kind: result?.ok === false && result.reason === 'timed-out' ? 'timed-out' : 'not-looked-at' },
})

/**
 * Thumbnails have a separate worker: a thumbnail that never ends would otherwise time out a running inspection as well,
 * and the wrong photo would fail.
 */
export function createPhotoReader(
  pictureImport: ImageImport<File>,
  nameOfPage: NameOfPage,
  dependencies: WorkerDependencies = {},
): PhotoReader {
  const worker = { url: workerUrl, ...dependencies }
  const checks = createWorkerClient<Request, Response>(worker)
  const pictures = createWorkerClient<Request, Response>(worker)
  let thumbnails: Promise<unknown> = Promise.resolve()
  let importing = new AbortController()

  const inspect = async (file: File): Promise<Inspection> => {
    const result = await checks.request({ type: 'inspect', file }, workTimeoutMs({ bytes: file.size }))
    return result.ok && 'inspection' in result.response ? result.response.inspection : unresolved(result)
  }

  return {
    inspect,
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
    importPhotos(file, error, onParts) {
      if (!pictureImport.accepts(error)) return null
      importing = new AbortController()
      const { signal } = importing
      return import('./import-photos.ts').then(
        ({ importPhotos }) => importPhotos(file, { pictureImport, inspect, nameOfPage, onParts, signal }),
        // The chunk could not be loaded.
        () => [{ file, inspection: unresolved(null), recovered: false, embedded: false, pages: 1 }],
      )
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
      importing.abort()
    },
    close() {
      checks.close()
      importing.abort()
      pictures.close()
    },
  }
}
