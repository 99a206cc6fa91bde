import { joinBytes } from '../../files/bytes.ts'
import type { ByteRange } from '../bytes/range.ts'
import { ImageFailure } from '../image-error.ts'
import { corrupt } from './box-fields.ts'
import type { IsobmffFile } from './isobmff-file.ts'

/** Where data are that are not in the file or its `idat` box, which is not read here. */
export type UnreadableLocation = 'other-item' | 'other-file'

/**
 * The ranges of the file with the data of an item, in their order. Fails with `corrupt` when the item has no data or
 * more than the file, and with `truncated` when they end beyond the file.
 */
export function itemExtents(
  { source, format, tables: { locations, idat } }: IsobmffFile,
  id: number,
): readonly ByteRange[] | UnreadableLocation {
  const location = locations.get(id)
  if (!location) throw corrupt(format)
  const { within, extents } = location
  if (within === 'other-item' || within === 'other-file') return within
  if (within === 'idat' && !idat) throw corrupt(format)
  const from = within === 'idat' && idat ? idat : { start: 0, end: source.size }
  const ranges = extents.map(({ start, end }) => ({ start: from.start + start, end: from.start + end }))
  if (ranges.some(({ end }) => end > source.size)) throw new ImageFailure({ kind: 'truncated', format })
  const total = ranges.reduce((sum, { start, end }) => sum + end - start, 0)
  if (total === 0 || total > source.size || ranges.some(({ end }) => end > from.end)) throw corrupt(format)
  return ranges
}

/** The data of an item, of at most `maxBytes`; fails as `itemExtents`, and with `unreadable`. */
export async function readItemData(
  file: IsobmffFile,
  id: number,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const extents = itemExtents(file, id)
  if (typeof extents === 'string') throw corrupt(file.format)
  if (extents.reduce((sum, { start, end }) => sum + end - start, 0) > maxBytes) throw corrupt(file.format)
  const pieces: Uint8Array[] = []
  for (const { start, end } of extents) pieces.push(await file.source.read(start, end))
  return joinBytes(pieces)
}
