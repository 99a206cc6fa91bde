import { viewOf } from '../bytes/byte-order.ts'

const entriesTag = 0xb002
const entryLength = 16
const maxPictures = 16
/** Attributes of a picture (CIPA DC-007, 5.2.3.3): the mask of its type, and the types of smaller copies. */
const kindMask = 0xff_ffff
const previews = [0x01_0001, 0x01_0002]

/**
 * Offsets of the further pictures of a multi-picture file from the start of `tiff`, the data after "MPF", without the
 * first picture and smaller copies of it. Never fails: returns none for broken data.
 */
export function otherPictures(tiff: Uint8Array): number[] {
  if (tiff.length < 10) return []
  const view = viewOf(tiff)
  const little = tiff[0] === 0x49
  const directory = view.getUint32(4, little)
  if (directory + 2 > tiff.length) return []
  const end = Math.min(tiff.length, directory + 2 + view.getUint16(directory, little) * 12)
  for (let entry = directory + 2; entry + 12 <= end; entry += 12) {
    if (view.getUint16(entry, little) !== entriesTag) continue
    const count = Math.min(maxPictures, Math.floor(view.getUint32(entry + 4, little) / entryLength))
    const first = view.getUint32(entry + 8, little)
    return Array.from({ length: count }, (_, index) => first + index * entryLength)
      .filter((at) => at + entryLength <= tiff.length)
      .filter((at) => !previews.includes(view.getUint32(at, little) & kindMask))
      .map((at) => view.getUint32(at + 8, little))
      .filter((offset) => offset > 0)
  }
  return []
}
