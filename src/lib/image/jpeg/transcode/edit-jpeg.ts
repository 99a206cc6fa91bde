import { joinBytes } from '../../../files/bytes.ts'
import { normalizeExif } from '../../exif/normalize-exif.ts'
import { uprightSize } from '../../exif/orientation.ts'
import { type Edit, type Region, turnedOrientation, wholeOf } from '../../pixels/edit.ts'
import type { PixelSize } from '../../pixels/fit-box.ts'
import { regionWithin, storedRegion, uprightRegion } from '../../pixels/regions.ts'
import type { JpegHeader } from '../jpeg-header.ts'
import { exifSegment } from '../metadata-segments.ts'
import { sameCoefficients } from './coefficients.ts'
import { readCoefficients } from './read-coefficients.ts'
import { TranscodeFailure } from './transcode-failure.ts'
import { segmentsIn } from './transcode-jpeg.ts'
import { transformCoefficients, type WholeUnits, wholeUnits } from './transform-coefficients.ts'
import { writeProgressive } from './write-progressive.ts'

type Bytes = Uint8Array<ArrayBuffer>

export type EditedJpeg = {
  /** The file. */
  readonly pieces: readonly Bytes[]
  readonly size: PixelSize
  /** The part that it shows of the upright picture. */
  readonly part: Region
  /** By how many pixels it exceeds the wanted part. */
  readonly added: WholeUnits['added']
}

/**
 * Crops and turns a JPEG file without decoding it, its orientation included. Preserves what decoders need, as
 * `transcodeJpeg` does; `exif` is the source's TIFF data to add, with the orientation reset. The result is read again
 * and compared. Null where the edit is not possible without decoding; fails with a `TranscodeFailure`.
 */
export function editJpeg(
  jpeg: Bytes,
  header: JpegHeader,
  { crop, turns }: Edit,
  exif: Bytes | null,
): EditedJpeg | null {
  const image = readCoefficients(jpeg)
  const upright = uprightSize(header)
  const wanted = crop ? regionWithin(crop, upright) : wholeOf(upright)
  const orientation = turnedOrientation(header.orientation, turns)
  const whole = wholeUnits(image, storedRegion(wanted, upright, header.orientation), orientation)
  if (!whole) return null
  const edited = transformCoefficients(image, whole.region, orientation)
  const size = { width: edited.width, height: edited.height }
  const tiff = exif && normalizeExif(exif, size)
  const added = tiff ? [exifSegment(tiff)] : []
  const pieces = writeProgressive(edited, [...added, ...segmentsIn(jpeg, header, 'needed')])
  if (!sameCoefficients(edited, readCoefficients(joinBytes(pieces)))) throw new TranscodeFailure('damaged')
  return { pieces, size, part: uprightRegion(whole.region, header, header.orientation), added: whole.added }
}
