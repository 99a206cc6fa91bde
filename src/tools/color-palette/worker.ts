import { blobSource } from '../../lib/image/browser/decode/blob-source.ts'
import { decodeBitmap } from '../../lib/image/browser/decode/decode-bitmap.ts'
import { readImageHeader } from '../../lib/image/header/image-header.ts'
import { ImageFailure } from '../../lib/image/image-error.ts'
import type { Hex } from './core/colour/hex.ts'
import { dominantColours } from './core/generate/dominant-colours.ts'
import type { PictureRequest } from './core/generate/picture-request.ts'
import type { PictureResponse } from './core/generate/picture-response.ts'

/** Longer side to which pictures are scaled down, in pixels: main colours need no more. */
const maxSide = 256

async function coloursOf({ file, count }: PictureRequest<File>): Promise<readonly Hex[]> {
  const header = await readImageHeader(blobSource(file))
  const scale = Math.min(1, maxSide / Math.max(header.width, header.height))
  const resize = {
    resizeWidth: Math.max(1, Math.round(header.width * scale)),
    resizeHeight: Math.max(1, Math.round(header.height * scale)),
  }
  const bitmap = await decodeBitmap(file, header, { ...resize, resizeQuality: 'medium' })
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels ? dominantColours(pixels, count) : []
}

addEventListener('message', (event: MessageEvent<PictureRequest<File>>) => {
  const response = (message: PictureResponse) => postMessage(message)
  coloursOf(event.data).then(
    (hexes) => response({ ok: true, hexes }),
    (error: unknown) =>
      response({ ok: false, error: error instanceof ImageFailure ? error.error : { kind: 'unexpected' } }),
  )
})
