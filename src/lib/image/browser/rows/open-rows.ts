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
 * How much larger than the result a picture is at least when it comes to the exact filter. Of large results less, as that
 * filter takes most of the time.
 */
const kept = { small: 2, large: 1.5, from: 8_000_000 } as const

/**
 * The rows of a picture that `checkLargeSize` lets pass, scaled down to `to`, its size as stored. Most of it is done by
 * averaging: in decoding, where the format can do that. Fails with an `ImageFailure`.
 */
export async function openRows(picture: LargePicture, to: PixelSize): Promise<PictureRows> {
  const { header, source } = picture
  const scale = Math.min(header.width / to.width, header.height / to.height)
  const times = scale / (to.width * to.height > kept.from ? kept.large : kept.small)
  if (header.format === 'png') {
    // Safari before 16.4.
    if (!('DecompressionStream' in globalThis)) throw notByRows(header, 'browser')
    return scaledRows(averagedRows(pngRows(source, header), Math.max(1, Math.floor(times))), to)
  }
  if (header.format === 'jpeg') return scaledRows(await openJpeg(picture, header, scale, times), to)
  throw new ImageFailure({ kind: 'too-large', width: header.width, height: header.height })
}

async function openJpeg(
  { source, recover, jpegDecoder }: LargePicture,
  header: JpegHeader,
  scale: number,
  times: number,
) {
  if (header.process === 'progressive') {
    if (scale < 8) throw notByRows(header, 'progressive')
    return dcRows(source, header)
  }
  const module = await jpegDecoder()
  if (module === null) throw notByRows(header, 'browser')
  const reduction = ([8, 4, 2] as const).find((each) => each <= times)
  return jpegRows(module, source, header, { reduction: reduction ?? (1 satisfies JpegReduction), recover })
}
