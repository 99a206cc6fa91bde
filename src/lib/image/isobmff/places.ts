import { viewOf } from '../bytes/byte-order.ts'
import type { ByteRange } from '../bytes/range.ts'

/** What an item's offsets are relative to: the file, or the `idat` box inside `meta`. */
type Method = 'file' | 'meta' | 'other'
const methods: readonly Method[] = ['file', 'meta']

/**
 * The extents of an item by the content of an `iloc` box (ISO/IEC 14496-12, 8.11.3); none when the box is broken, does
 * not list the item, or locates it inside another item.
 */
export function itemExtents(
  iloc: Uint8Array,
  wanted: number,
  idatStart: number | null,
): readonly ByteRange[] {
  try {
    return readExtents(iloc, wanted, idatStart)
  } catch (error) {
    // The box ends before its last entry.
    if (error instanceof RangeError) return []
    throw error
  }
}

function readExtents(iloc: Uint8Array, wanted: number, idatStart: number | null): readonly ByteRange[] {
  const view = viewOf(iloc)
  let at = 4
  const number = (bytes: number) => {
    let value = 0
    for (let index = 0; index < bytes; index += 1) value = value * 256 + view.getUint8(at + index)
    at += bytes
    return value
  }
  const version = view.getUint8(0)
  if (version > 2) return []
  const sizes = number(2)
  const [offsetSize, lengthSize] = [sizes >>> 12, (sizes >>> 8) & 15]
  const [baseSize, indexSize] = [(sizes >>> 4) & 15, version === 0 ? 0 : sizes & 15]
  // Entries of no bytes could be repeated without end.
  if (offsetSize + lengthSize === 0) return []
  const count = number(version === 2 ? 4 : 2)
  for (let item = 0; item < count; item += 1) {
    const id = number(version === 2 ? 4 : 2)
    const method: Method = (version === 0 ? 'file' : methods[number(2) & 15]) ?? 'other'
    number(2)
    const base = number(baseSize)
    const extents = Array.from({ length: number(2) }, () => {
      number(indexSize)
      const start = base + number(offsetSize)
      return { start, end: start + number(lengthSize) }
    })
    if (id !== wanted) continue
    const from = method === 'file' ? 0 : method === 'meta' ? idatStart : null
    return from === null ? [] : extents.map(({ start, end }) => ({ start: from + start, end: from + end }))
  }
  return []
}
