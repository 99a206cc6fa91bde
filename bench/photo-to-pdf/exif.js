/** Adds EXIF data of a camera to a photo, and removes it. */

const startOfScan = 0xffda
const app1 = 0xffe1
const [shortType, asciiType] = [3, 2]

/** @param {number} tag @param {number} type @param {number} count @param {number} value */
function entry(tag, type, count, value) {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt16BE(tag, 0)
  bytes.writeUInt16BE(type, 2)
  bytes.writeUInt32BE(count, 4)
  if (type === shortType) bytes.writeUInt16BE(value, 8)
  else bytes.writeUInt32BE(value, 8)
  return bytes
}

/**
 * Inserts an EXIF segment after the first marker.
 * @param {Buffer} jpeg
 * @param {number} orientation 1 to 8
 */
export function withExif(jpeg, orientation) {
  const make = 'Toolnook bench\0'
  const date = '2026:05:01 12:00:00\0'
  const textsAt = 8 + 2 + 3 * 12 + 4
  const data = Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\b\0\x03', 'latin1'),
    entry(0x010f, asciiType, make.length, textsAt),
    entry(0x0112, shortType, 1, orientation),
    entry(0x0132, asciiType, date.length, textsAt + make.length),
    Buffer.alloc(4),
    Buffer.from(make + date, 'latin1'),
  ])
  const head = Buffer.alloc(4)
  head.writeUInt16BE(app1, 0)
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** Removes the EXIF segments; everything else stays byte for byte. @param {Buffer} jpeg */
export function withoutExif(jpeg) {
  const kept = [jpeg.subarray(0, 2)]
  let at = 2
  while (jpeg.readUInt16BE(at) !== startOfScan) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2)
    if (jpeg.readUInt16BE(at) !== app1) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, jpeg.subarray(at)])
}
