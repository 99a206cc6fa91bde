import { blobSource } from '../../lib/image/browser/decode/blob-source.ts'
import { decodeBitmap } from '../../lib/image/browser/decode/decode-bitmap.ts'
import { readImageHeader } from '../../lib/image/header/image-header.ts'
import type { ThumbnailRequest, ThumbnailResponse } from './thumbnail-messages.ts'

async function draw({ file, side }: ThumbnailRequest): Promise<ImageBitmap> {
  const header = await readImageHeader(blobSource(file))
  const scale = Math.min(1, side / Math.max(header.width, header.height))
  return decodeBitmap(file, header, {
    resizeWidth: Math.max(1, Math.round(header.width * scale)),
    resizeHeight: Math.max(1, Math.round(header.height * scale)),
    resizeQuality: 'medium',
  })
}

let last: Promise<unknown> = Promise.resolve()

// One at a time: each takes the memory of all its pixels for a moment.
addEventListener('message', ({ data }: MessageEvent<ThumbnailRequest>) => {
  last = last
    .then(() => draw(data))
    .catch(() => null)
    .then((picture) => {
      const response: ThumbnailResponse = { id: data.id, picture }
      postMessage(response, picture ? [picture] : [])
    })
})
