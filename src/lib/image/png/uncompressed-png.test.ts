import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinBytes, memorySource } from '../../files/bytes.ts'
import { readImageHeader } from '../header/image-header.ts'
import { crc32 } from './crc32.ts'
import { colourTypes, srgbChunk } from './png-file.ts'
import { uncompressedPng } from './uncompressed-png.ts'

/** The content of all IDAT chunks of a file, whose checksums are right. */
function dataOf(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer)
  const parts: Uint8Array[] = []
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + view.getUint32(at)
    expect(view.getUint32(end)).toBe(crc32(png.subarray(at + 4, end)))
    if (new TextDecoder().decode(png.subarray(at + 4, at + 8)) === 'IDAT')
      parts.push(png.subarray(at + 8, end))
    at = end + 4
  }
  return joinBytes(parts)
}

test.each([
  ['a single pixel', 1, 1, 1],
  ['bands longer than a stored block', 300, 200, 128],
  ['bands of single rows', 40_000, 3, 1],
])('uncompressedPng writes %s', async (_, width, height, rowsAtOnce) => {
  const rowLength = 1 + width * 3
  const rows = new Uint8Array(rowLength * height)
  for (let at = 0; at < rows.length; at += 1) rows[at] = at % rowLength === 0 ? 0 : (at * 7) % 251
  function* bands() {
    for (let row = 0; row < height; row += rowsAtOnce)
      yield rows.subarray(row * rowLength, (row + rowsAtOnce) * rowLength)
  }
  const png = joinBytes(uncompressedPng({ width, height }, colourTypes.rgb, [srgbChunk], bands()))
  expect(await readImageHeader(memorySource(png))).toMatchObject({ format: 'png', width, height })
  // Fails when a length or the checksum of the stream is wrong.
  expect(new Uint8Array(inflateSync(dataOf(png)))).toEqual(rows)
})
