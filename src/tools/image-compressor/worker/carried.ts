import type { OpenPicture, PictureFile } from '../../../lib/image/browser/decode/open-picture.ts'
import { type Carried, carriedFrom } from '../../../lib/image/browser/encode/with-metadata.ts'
import type { Captions } from '../../../lib/image/jpeg/captions/captions.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import type { CompressorSettings } from '../core/settings.ts'

/** What takes more of a target size together is left out: gain map, video, further pictures and long XMP data, in this order. */
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
  const { appended, captions } = carried
  const { gainMap, video, pictures } = appended
  let left = maxBytes
  const fits = (...lengths: readonly number[]) => {
    const length = lengths.reduce((sum, each) => sum + each, 0)
    if (length > left) return false
    left -= length
    return true
  }
  return {
    ...carried,
    appended: {
      gainMap: gainMap && fits(gainMap.length) ? gainMap : null,
      video: video && fits(video.file.size) ? video : null,
      pictures: fits(...pictures.map(({ file }) => file.size)) ? pictures : [],
    },
    captions: fits(...captions.extension.map(({ length }) => length)) ? captions : withoutExtension(captions),
  }
}

/** Pictures in it are no captions. */
const withoutExtension = (captions: Captions): Captions => ({
  ...captions,
  extension: [],
  pictures: [],
  complete: captions.complete && captions.pictures.length > 0,
})

/** In bytes; null is no profile. */
export const profileLength = (segments: readonly Uint8Array[] | null): number =>
  (segments ?? []).reduce((sum, { length }) => sum + length, 0)
