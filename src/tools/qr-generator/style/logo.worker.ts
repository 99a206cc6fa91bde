import { blobSource } from '../../../lib/image/browser/decode/blob-source.ts'
import { decodeBitmap } from '../../../lib/image/browser/decode/decode-bitmap.ts'
import { readImageHeader } from '../../../lib/image/header/image-header.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import type { WorkError } from '../../../lib/image/image-work.ts'
import type { LogoResponse } from '../core/drawing/logo.ts'
import type { Picture } from '../core/drawing/pixels.ts'

/** Longest side in pixels: more than the largest picture needs, enough for print. */
const side = 512

async function pictureOf(file: File): Promise<Picture> {
  const header = await readImageHeader(blobSource(file))
  const scale = side / Math.max(header.width, header.height)
  const bitmap = await decodeBitmap(file, header, {
    resizeWidth: Math.max(1, Math.round(header.width * scale)),
    resizeHeight: Math.max(1, Math.round(header.height * scale)),
    resizeQuality: 'high',
  })
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return { data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data), width, height }
}

const workErrorOf = (error: unknown): WorkError =>
  error instanceof ImageFailure ? error.error : { kind: 'unexpected' }

addEventListener('message', ({ data }: MessageEvent<File>) => {
  const response = (message: LogoResponse) => postMessage(message)
  pictureOf(data).then(
    (picture) => response({ ok: true, picture }),
    (error: unknown) => response({ ok: false, error: workErrorOf(error) }),
  )
})
