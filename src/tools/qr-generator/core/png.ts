import { parseHex } from '../../../lib/contrast.ts'
import { crc32 } from '../../../lib/image/crc32.ts'
import type { QrSymbol } from '../../../lib/qr/encode.ts'
import { type Colours, place } from './picture.ts'

/** A PNG with one bit a pixel and a palette of two colours (PNG, third edition), exactly `pixels` wide. */
export function pngFile(
  symbol: QrSymbol,
  {
    pixels,
    margin,
    colours,
  }: { readonly pixels: number; readonly margin: number; readonly colours: Colours },
  deflate: (data: Uint8Array) => Uint8Array,
): Uint8Array<ArrayBuffer> {
  const { scale, offset } = place(symbol.size, margin, pixels)
  const bytes = Math.ceil(pixels / 8) + 1
  const rows = new Uint8Array(bytes * pixels)
  for (let y = 0; y < symbol.size * scale; y += 1) {
    const row = (y + offset) * bytes + 1
    for (let x = 0; x < symbol.size * scale; x += 1)
      if (symbol.modules[Math.floor(y / scale) * symbol.size + Math.floor(x / scale)]) {
        const at = x + offset
        rows[row + (at >> 3)] = (rows[row + (at >> 3)] ?? 0) | (0x80 >> (at & 7))
      }
  }
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, pixels)
  view.setUint32(4, pixels)
  header.set([1, 3, 0, 0, 0], 8)
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from([...parseHex(colours.light), ...parseHex(colours.dark)])),
    chunk('IDAT', deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ]
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(
    Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  )
  bytes.set(data, 8)
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)))
  return bytes
}
