import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../files/bytes.ts'
import { readPngHeader } from '../../png/png-header.ts'
import { type PngOptions, pngChunk, pngFile } from '../../testing/png-file.ts'
import { pngRows } from './png-rows.ts'

async function rgbaOf(options: PngOptions): Promise<number[][]> {
  const bytes = pngFile(options)
  const source = memorySource(bytes)
  const rows = pngRows(source, await readPngHeader(source))
  const found: number[][] = []
  for await (const band of rows.bands())
    for (let at = 0; at < band.length; at += 4) found.push([...band.subarray(at, at + 4)])
  expect(found).toHaveLength(rows.columns * rows.rows)
  return found
}

describe('pngRows', () => {
  test.each<[string, PngOptions, number[][]]>([
    [
      'grey of one bit',
      { width: 3, height: 1, colourType: 0, bitDepth: 1, row: () => [0b0100_0000] },
      [
        [0, 0, 0, 255],
        [255, 255, 255, 255],
        [0, 0, 0, 255],
      ],
    ],
    [
      'grey of two bits',
      { width: 4, height: 1, colourType: 0, bitDepth: 2, row: () => [0b0001_1011] },
      [0, 85, 170, 255].map((grey) => [grey, grey, grey, 255]),
    ],
    [
      'grey of four bits',
      { width: 2, height: 1, colourType: 0, bitDepth: 4, row: () => [0x3f] },
      [
        [51, 51, 51, 255],
        [255, 255, 255, 255],
      ],
    ],
    [
      'grey of 8 bits',
      { width: 2, height: 1, colourType: 0, row: () => [7, 200] },
      [
        [7, 7, 7, 255],
        [200, 200, 200, 255],
      ],
    ],
    [
      'grey of 16 bits',
      { width: 2, height: 1, colourType: 0, bitDepth: 16, row: () => [0x01, 0x81, 0xff, 0xff] },
      [
        [1, 1, 1, 255],
        [255, 255, 255, 255],
      ],
    ],
    [
      'RGB',
      { width: 2, height: 1, row: () => [1, 2, 3, 250, 251, 252] },
      [
        [1, 2, 3, 255],
        [250, 251, 252, 255],
      ],
    ],
    [
      'RGB of 16 bits',
      { width: 1, height: 1, bitDepth: 16, row: () => [0x80, 0x80, 0, 0x80, 0, 0x81] },
      [[128, 0, 1, 255]],
    ],
    [
      'grey with alpha',
      { width: 2, height: 1, colourType: 4, row: () => [9, 100, 8, 0] },
      [
        [9, 9, 9, 100],
        [8, 8, 8, 0],
      ],
    ],
    [
      'RGBA',
      { width: 1, height: 2, colourType: 6, row: (y) => [1, 2, 3, 4 + y] },
      [
        [1, 2, 3, 4],
        [1, 2, 3, 5],
      ],
    ],
    [
      'RGBA of 16 bits',
      { width: 1, height: 1, colourType: 6, bitDepth: 16, row: () => [1, 1, 2, 2, 3, 3, 0xff, 0xff] },
      [[1, 2, 3, 255]],
    ],
    [
      'a palette with alpha',
      {
        width: 3,
        height: 1,
        colourType: 3,
        bitDepth: 4,
        row: () => [0x01, 0x20],
        chunks: [pngChunk('PLTE', [1, 2, 3, 4, 5, 6, 7, 8, 9]), pngChunk('tRNS', [255, 40])],
      },
      [
        [1, 2, 3, 255],
        [4, 5, 6, 40],
        [7, 8, 9, 255],
      ],
    ],
    [
      'a clear grey',
      { width: 2, height: 1, colourType: 0, row: () => [7, 8], chunks: [pngChunk('tRNS', [0, 7])] },
      [
        [7, 7, 7, 0],
        [8, 8, 8, 255],
      ],
    ],
    [
      'a clear grey of two bits',
      {
        width: 2,
        height: 1,
        colourType: 0,
        bitDepth: 2,
        row: () => [0b0110_0000],
        chunks: [pngChunk('tRNS', [0, 2])],
      },
      [
        [85, 85, 85, 255],
        [170, 170, 170, 0],
      ],
    ],
    [
      'a clear colour',
      { width: 2, height: 1, row: () => [1, 2, 3, 1, 2, 4], chunks: [pngChunk('tRNS', [0, 1, 0, 2, 0, 3])] },
      [
        [1, 2, 3, 0],
        [1, 2, 4, 255],
      ],
    ],
    [
      'a clear colour of 16 bits',
      {
        width: 2,
        height: 1,
        bitDepth: 16,
        row: () => [0, 1, 0, 2, 0, 3, 0, 1, 0, 2, 0, 4],
        chunks: [pngChunk('tRNS', [0, 1, 0, 2, 0, 3])],
      },
      [
        [0, 0, 0, 0],
        [0, 0, 0, 255],
      ],
    ],
  ])('decodes %s', async (_, options, pixels) => {
    expect(await rgbaOf(options)).toEqual(pixels)
  })

  test('decodes more rows than a band has, from many chunks', async () => {
    const row = (y: number) => Array.from({ length: 30 }, (_, x) => (x * 7 + y * 3) & 255)
    const found = await rgbaOf({ width: 10, height: 53, parts: 9, row })
    expect(found.map(([red]) => red)).toEqual(
      Array.from({ length: 530 }, (_, at) => ((at % 10) * 21 + Math.floor(at / 10) * 3) & 255),
    )
  })

  test('fails where rows are missing', async () => {
    const bytes = pngFile({ width: 10, height: 5 })
    const taller = pngFile({ width: 10, height: 6 })
    // The header of the taller picture before the data of the other.
    const source = memorySource(Uint8Array.from([...taller.slice(0, 33), ...bytes.slice(33)]))
    const rows = pngRows(source, await readPngHeader(source))
    const decode = async () => {
      for await (const _ of rows.bands());
    }
    await expect(decode()).rejects.toMatchObject({ error: { kind: 'corrupt', format: 'png' } })
  })
})
