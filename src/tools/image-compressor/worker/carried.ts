import type { OpenPicture, PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import { type Carried, carriedFrom } from '../../../lib/image/browser/encode/with-metadata.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import type { CompressorSettings } from '../core/settings.ts'

/** What follows the picture and takes more of a target size is left out: a gain map, a video or further pictures. */
const maxShare = 1 / 3

/** What a file of this size has of its original besides the picture; a gain map only where it may be a JPEG. */
export async function carriedTo(
  size: PixelSize,
  source: PictureFile['source'],
  picture: Pick<OpenPicture, 'header' | 'exif'>,
  { goal, kilobytes, keepDetails }: CompressorSettings,
  jpeg = true,
): Promise<Carried> {
  const carried = await carriedFrom({ ...picture, source }, { details: keepDetails, size, jpeg })
  return goal === 'size' ? withinShare(carried, kilobytes * 1024 * maxShare) : carried
}

function withinShare(carried: Carried, maxBytes: number): Carried {
  const { gainMap, video, pictures } = carried.appended
  const fits = (...lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0) <= maxBytes
  return {
    ...carried,
    appended: {
      gainMap: gainMap && fits(gainMap.length) ? gainMap : null,
      video: video && fits(video.file.size) ? video : null,
      pictures: fits(...pictures.map(({ file }) => file.size)) ? pictures : [],
    },
    keepsPictures: carried.keepsPictures && fits(...carried.captions.extension.map(({ length }) => length)),
  }
}

/** In bytes; null is no profile. */
export const profileLength = (segments: readonly Uint8Array[] | null): number =>
  (segments ?? []).reduce((sum, { length }) => sum + length, 0)
