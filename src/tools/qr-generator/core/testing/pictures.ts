import { unzlibSync } from 'fflate'
import type { Picture } from '../drawing/pixels.ts'

/** An opaque, high-contrast checkerboard: the hardest logo for a decoder. */
export function checkers(width: number, height: number, square = 8): Picture {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const light = (Math.floor(x / square) + Math.floor(y / square)) % 2 === 0
      data.set(light ? [230, 220, 60, 255] : [20, 30, 90, 255], (y * width + x) * 4)
    }
  return { data, width, height }
}

/** Decodes a PNG without interlacing: a palette of 1, 4 or 8 bits, or samples of 8 bits with the five filters. */
export function readPng(file: Uint8Array): Picture {
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < file.length; ) {
    const length = view.getUint32(at)
    chunks.set(String.fromCharCode(...file.subarray(at + 4, at + 8)), file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [depth = 0, type = 0] = file.subarray(24, 26)
  const samples = type === 3 ? 1 : type === 2 ? 3 : 4
  const length = Math.ceil((width * samples * depth) / 8)
  const rows = unfilter(
    unzlibSync(chunks.get('IDAT') ?? new Uint8Array()),
    length,
    Math.ceil((samples * depth) / 8),
  )
  const palette = chunks.get('PLTE') ?? new Uint8Array()
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const row = rows.subarray(y * length, (y + 1) * length)
      const bit = x * depth
      const index = ((row[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
      const pixel =
        type === 3 ? palette.subarray(index * 3, index * 3 + 3) : row.subarray(x * samples, (x + 1) * samples)
      data.set(pixel, (y * width + x) * 4)
    }
  return { data, width, height }
}

/** Reverses the five filters (ISO/IEC 15948, section 9.2). */
function unfilter(filtered: Uint8Array, length: number, pixel: number): Uint8Array {
  const height = filtered.length / (length + 1)
  const rows = new Uint8Array(length * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < length; x += 1) {
      const at = y * length + x
      const a = x < pixel ? 0 : (rows[at - pixel] ?? 0)
      const b = y === 0 ? 0 : (rows[at - length] ?? 0)
      const c = x < pixel || y === 0 ? 0 : (rows[at - length - pixel] ?? 0)
      const nearest = [a, b, c].toSorted((p, q) => Math.abs(a + b - c - p) - Math.abs(a + b - c - q))[0] ?? 0
      const predicted = [0, a, b, Math.floor((a + b) / 2), nearest][filtered[y * (length + 1)] ?? 0] ?? 0
      rows[at] = (filtered[y * (length + 1) + 1 + x] ?? 0) + predicted
    }
  return rows
}
