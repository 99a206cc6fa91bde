import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inflateSync } from 'node:zlib'

const path = (/** @type {400 | 700} */ weight) =>
  fileURLToPath(
    new URL(
      `../../node_modules/@fontsource/noto-sans/files/noto-sans-latin-${weight}-normal.woff`,
      import.meta.url,
    ),
  )

/** The fonts of every candidate: Noto Sans, Latin, regular and bold. */
export const woffPaths = { regular: path(400), bold: path(700) }

/** Decompresses WOFF 1.0 to TrueType, which jsPDF needs. @param {string} file */
export function trueType(file) {
  const woff = readFileSync(file)
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20
    const [offset, packed, length] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ]
    const data = woff.subarray(offset, offset + packed)
    return { head: woff.subarray(at, at + 20), data: packed < length ? inflateSync(data) : data }
  })
  const power = 2 ** Math.floor(Math.log2(count))
  const header = Buffer.alloc(12 + 16 * count)
  header.writeUInt32BE(woff.readUInt32BE(4), 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * 16, 10)
  let offset = header.length
  const parts = [header]
  tables.forEach(({ head, data }, index) => {
    const at = 12 + index * 16
    head.copy(header, at, 0, 4)
    head.copy(header, at + 4, 16, 20)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    parts.push(padded)
    offset += padded.length
  })
  return Buffer.concat(parts)
}
