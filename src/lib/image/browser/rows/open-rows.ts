import type { ByteSource } from '../../../files/bytes.ts'
import type { ImageHeader } from '../../header/image-header.ts'
import { notByRows } from '../../header/large-size.ts'
import { ImageFailure } from '../../image-error.ts'
import type { JpegHeader } from '../../jpeg/jpeg-header.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { dcRows } from './dc-rows.ts'
import { type JpegReduction, jpegRows } from './jpegli-decoder.ts'
import type { PictureRows } from './picture-rows.ts'
import { pngRows } from './png-rows.ts'
import { averagedRows, scaledRows } from './scaled-rows.ts'

type LargePicture = {
  readonly source: ByteSource
  readonly header: ImageHeader
  /** A truncated file is decoded as far as it goes. */
  readonly recover: boolean
  /** Loads jpegli's decoder; null where the browser cannot run it or it could not be loaded. */
  readonly jpegDecoder: () => Promise<WebAssembly.Module | null>
}

/**
 * The rows of a picture that `checkLargeSize` lets pass, scaled down to `to`, its size as stored. What is more than twice
 * as large is averaged first, by as much as leaves twice that size: in decoding, where the format can do that. Fails with
 * an `ImageFailure`.
 */
export async function openRows(picture: LargePicture, to: PixelSize): Promise<PictureRows> {
  const { header, source } = picture
  const times = Math.min(header.width / to.width, header.height / to.height) / 2
  if (header.format === 'png')
    return scaledRows(averagedRows(pngRows(source, header), Math.max(1, Math.floor(times))), to)
  if (header.format === 'jpeg') return scaledRows(await openJpeg(picture, header, times), to)
  throw new ImageFailure({ kind: 'too-large', width: header.width, height: header.height })
}

async function openJpeg({ source, recover, jpegDecoder }: LargePicture, header: JpegHeader, times: number) {
  if (header.process === 'progressive') {
    if (times < 4) throw notByRows(header, 'progressive')
    return dcRows(source, header)
  }
  const module = await jpegDecoder()
  if (module === null) throw notByRows(header, 'browser')
  const reduction = ([8, 4, 2] as const).find((each) => each <= times)
  return jpegRows(module, source, header, { reduction: reduction ?? (1 satisfies JpegReduction), recover })
}
