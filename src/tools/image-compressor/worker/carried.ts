import type { OpenPicture, PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import { type Carried, carriedFrom } from '../../../lib/image/browser/encode/with-metadata.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import type { CompressorSettings } from '../core/settings.ts'

/** A gain map that takes more of a target size is left out. */
const largestMapShare = 1 / 3

/** What a file of this size has of its original besides the picture; a gain map only where it may be a JPEG. */
export async function carriedTo(
  size: PixelSize,
  source: PictureFile['source'],
  picture: Pick<OpenPicture, 'header' | 'exif'>,
  { goal, kilobytes, keepDetails }: CompressorSettings,
  jpeg = true,
): Promise<Carried> {
  const carried = await carriedFrom({ ...picture, source }, { details: keepDetails, size, jpeg })
  const mapBytes = carried.gainMap?.file.length ?? 0
  const isTooLarge = goal === 'size' && mapBytes > kilobytes * 1024 * largestMapShare
  return isTooLarge ? { ...carried, gainMap: null } : carried
}

/** In bytes; null is no profile. */
export const profileLength = (segments: readonly Uint8Array[] | null): number =>
  (segments ?? []).reduce((sum, { length }) => sum + length, 0)
