import { unzlibSync } from 'fflate'

const woffSignature = 0x774f4646
const headerLength = 44
const entryLength = 20

const plain = new WeakMap<ArrayBuffer, Uint8Array>()

/**
 * Converts WOFF (W3C, WOFF 1.0) to TrueType by decompressing its tables. fontkit reads WOFF as
 * well, but its own inflate takes longer than the rest of a short invoice. The result is cached per input.
 */
export function trueType(bytes: ArrayBuffer): Uint8Array {
  const before = plain.get(bytes)
  if (before) return before
  const view = new DataView(bytes)
  const font = view.getUint32(0) === woffSignature ? unpacked(bytes, view) : new Uint8Array(bytes)
  plain.set(bytes, font)
  return font
}

function unpacked(bytes: ArrayBuffer, view: DataView): Uint8Array {
  const count = view.getUint16(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = headerLength + index * entryLength
    const [offset, packed, length] = [4, 8, 12].map((field) => view.getUint32(entry + field))
    const data = new Uint8Array(bytes, offset, packed)
    return { entry, data: (packed ?? 0) < (length ?? 0) ? unzlibSync(data) : data }
  })
  const aligned = (length: number) => (length + 3) & ~3
  const start = 12 + 16 * count
  const font = new Uint8Array(tables.reduce((sum, { data }) => sum + aligned(data.length), start))
  const out = new DataView(font.buffer)
  // The largest power of 2 up to the count, for binary search by readers (OpenType, table directory).
  const power = 31 - Math.clz32(count)
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, count)
  out.setUint16(6, 16 << power)
  out.setUint16(8, power)
  out.setUint16(10, (count << 4) - (16 << power))
  let at = start
  for (const [index, { entry, data }] of tables.entries()) {
    const record = 12 + index * 16
    out.setUint32(record, view.getUint32(entry))
    out.setUint32(record + 4, view.getUint32(entry + 16))
    out.setUint32(record + 8, at)
    out.setUint32(record + 12, data.length)
    font.set(data, at)
    at += aligned(data.length)
  }
  return font
}
