import { maxDecodeMegapixels } from '../../../lib/image/pixels/size-limits.ts'
import type { Corners } from '../../../lib/image/scan/corners.ts'
import { workTimeoutMs } from '../../../lib/work/work-timeout.ts'
import { createWorkerClient, type WorkerDependencies } from '../../../platform/workers/worker-client.ts'
import type { ScanRequest, ScanResponse } from '../core/scan-messages.ts'
import type { ScanKind } from '../core/settings.ts'
import workerUrl from '../scan.worker.ts?worker&url'

type CleanOptions = {
  readonly corners: Corners
  readonly kind: ScanKind
  readonly side: number
  readonly signal: AbortSignal
}

/** Looks for pages in photos and shows them cleaned up, in sealed workers. */
export type ScanReader = {
  /** The corners of the page in a photo; null where none is found, `failed` where it could not be looked for. */
  find(file: File): Promise<Corners | 'failed' | null>
  /** The cleaned page, at most `side` pixels long; null when it cannot be created or was aborted. */
  clean(file: File, options: CleanOptions): Promise<ImageBitmap | null>
  /** Terminates the workers. */
  close(): void
}

/** Of any photo: its size in pixels is not known here. */
const timeoutMs = (file: File) => workTimeoutMs({ bytes: file.size, pixels: maxDecodeMegapixels * 1_000_000 })

/** Pictures have a worker of their own, as thumbnails have: one that never ends must not end the search. */
export function createScanReader(dependencies: WorkerDependencies = {}): ScanReader {
  const worker = { url: workerUrl, ...dependencies }
  const searches = createWorkerClient<ScanRequest<File>, ScanResponse<ImageBitmap>>(worker)
  const pictures = createWorkerClient<ScanRequest<File>, ScanResponse<ImageBitmap>>(worker)
  let last: Promise<unknown> = Promise.resolve()
  return {
    async find(file) {
      const result = await searches.request({ type: 'find', file }, timeoutMs(file))
      return result.ok && 'corners' in result.response ? result.response.corners : 'failed'
    },
    clean(file, { corners, kind, side, signal }) {
      // One at a time, so that pages that were scrolled out of view meanwhile are never decoded.
      const picture = last.then(async () => {
        if (signal.aborted) return null
        const result = await pictures.request({ type: 'clean', file, corners, kind, side }, timeoutMs(file))
        return result.ok && 'picture' in result.response ? result.response.picture : null
      })
      last = picture
      return picture
    },
    close() {
      searches.close()
      pictures.close()
    },
  }
}
