import type { ByteRange } from '../bytes/range.ts'
import { BoxFields, corrupt, type IsobmffFormat } from './box-fields.ts'

/** Where the data of an item are: offsets in the file, in the `idat` box, or elsewhere. */
export type ItemLocation = {
  readonly within: 'file' | 'idat' | 'other-item' | 'other-file'
  readonly extents: readonly ByteRange[]
}

const constructionMethods = ['file', 'idat', 'other-item'] as const
/** More extents than any well-formed file has. */
const maxExtents = 200_000

/**
 * The locations by item id, from the content of an `iloc` box of version 0, 1 or 2 (ISO/IEC 14496-12, 8.11.3). Fails
 * with `corrupt`.
 */
export function parseItemLocations(
  content: Uint8Array<ArrayBuffer>,
  format: IsobmffFormat,
): ReadonlyMap<number, ItemLocation> {
  const fields = new BoxFields(content, format)
  const { version } = fields.versionAndFlags()
  if (version > 2) throw corrupt(format)
  const sizes = fields.unsigned(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >>> 12, (sizes >>> 8) & 15, (sizes >>> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  if ([offsetSize, lengthSize, baseSize, indexSize].some((size) => size > 8)) throw corrupt(format)
  const idSize = version === 2 ? 4 : 2
  const locations = new Map<number, ItemLocation>()
  let allExtents = 0
  for (let left = fields.unsigned(idSize); left > 0; left -= 1) {
    const id = fields.unsigned(idSize)
    const method = version === 0 ? 0 : fields.unsigned(2) & 15
    const isElsewhere = fields.unsigned(2) !== 0
    const base = fields.unsigned(baseSize)
    const count = fields.unsigned(2)
    allExtents += count
    if (allExtents > maxExtents) throw corrupt(format)
    const extents = Array.from({ length: count }, () => {
      fields.unsigned(indexSize)
      const start = base + fields.unsigned(offsetSize)
      return { start, end: start + fields.unsigned(lengthSize) }
    })
    const within = constructionMethods[method]
    if (!within) throw corrupt(format)
    if (!locations.has(id)) locations.set(id, { within: isElsewhere ? 'other-file' : within, extents })
  }
  return locations
}
