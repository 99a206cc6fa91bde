import { workTimeoutMs } from '../../lib/work/work-timeout.ts'
import { createWorkerClient } from '../../platform/workers/worker-client.ts'
import type { ReadThumbnail } from '../../ui/files/thumbnail/Thumbnail.tsx'
import workerUrl from './thumbnail.worker.ts?worker&url'
import type { ThumbnailRequest, ThumbnailResponse } from './thumbnail-messages.ts'

const client = createWorkerClient<ThumbnailRequest, ThumbnailResponse>({ url: workerUrl })

/** In a sealed worker, as a picked file may be anything. */
export const readThumbnail: ReadThumbnail<Blob> = async (file, side, signal) => {
  if (signal.aborted) return null
  const result = await client.request({ file, side }, workTimeoutMs({ bytes: file.size }))
  return result.ok ? result.response.picture : null
}
