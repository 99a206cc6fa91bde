import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { ascii, joined, uint32 } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import { exifData } from '../testing/exif-data.ts'
import { type PngOptions, pngChunk, pngFile } from '../testing/png-file.ts'
import { readPngHeader } from './png-header.ts'

const read = (options: Partial<PngOptions> = {}) =>
  readPngHeader(memorySource(pngFile({ width: 5, height: 3, ...options })))

describe('readPngHeader', () => {
  test.each([
    [0, 1],
    [0, 16],
    [2, 8],
    [4, 16],
    [6, 8],
  ])('reads colour type %i with %i bits', async (colourType, bitDepth) => {
    expect(await read({ colourType, bitDepth })).toMatchObject({ width: 5, height: 3, colourType, bitDepth })
  })

  test.each([
    [1, 8],
    [0, 3],
    [2, 4],
    [3, 16],
    [7, 8],
  ])('rejects colour type %i with %i bits', async (colourType, bitDepth) => {
    await expect(read({ colourType, bitDepth })).rejects.toMatchObject({ error: { kind: 'corrupt' } })
  })

  test('reads the ancillary chunks', async () => {
    const palette = Uint8Array.from([1, 2, 3, 4, 5, 6])
    const header = await read({
      colourType: 3,
      interlace: 1,
      chunks: [
        pngChunk('gAMA', uint32(45_455)),
        pngChunk('sRGB', [0]),
        pngChunk('cICP', [9, 16, 0, 1]),
        pngChunk('acTL', new Uint8Array(8)),
        pngChunk('PLTE', palette),
        pngChunk('tRNS', [0]),
        pngChunk('eXIf', exifData({ orientation: 8 })),
        pngChunk('tEXt', ascii('Author\0Somebody')),
      ],
    })
    expect(header).toMatchObject({ gamma: 0.45455, hasSrgb: true, hasCicp: true, animated: true, palette })
    expect(header).toMatchObject({ hasTransparency: true, orientation: 8, interlaced: true })
  })

  test.each([
    ['sRGB', [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000], false],
    ['Display P3', [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000], true],
  ])('compares the primaries of %s with sRGB', async (_, values, hasOtherPrimaries) => {
    const chunks = [pngChunk('cHRM', values.flatMap(uint32))]
    expect(await read({ chunks })).toMatchObject({ hasOtherPrimaries })
  })

  test('returns the range of the compressed profile', async () => {
    const file = pngFile({
      width: 1,
      height: 1,
      chunks: [pngChunk('iCCP', joined(ascii('name\0\0'), [1, 2, 3]))],
    })
    const range = (await readPngHeader(memorySource(file))).iccProfile
    expect(file.slice(range?.start, range?.end)).toEqual(Uint8Array.from([1, 2, 3]))
  })

  test('returns the ranges of the picture data, in one or in many chunks', async () => {
    const whole = pngFile({ width: 50, height: 50 })
    const one = (await readPngHeader(memorySource(whole))).data
    const split = pngFile({ width: 50, height: 50, parts: 40 })
    const many = (await readPngHeader(memorySource(split))).data
    expect(one).toHaveLength(2)
    expect(many).toHaveLength(80)
    const pieces = Array.from({ length: 40 }, (_, index) => split.slice(many[2 * index], many[2 * index + 1]))
    expect(joined(...pieces)).toEqual(whole.slice(one[0], one[1]))
  })

  test('needs few reads for ten thousand chunks', async () => {
    const chunks = Array.from({ length: 10_000 }, () => pngChunk('IDAT', new Uint8Array(100)))
    const plain = pngFile({ width: 1, height: 1 })
    const idat = 33
    const source = countingSource(joined(plain.slice(0, idat), ...chunks, plain.slice(-12)))
    expect((await readPngHeader(source)).data).toHaveLength(20_000)
    expect(source.reads).toBeLessThan(10)
  })

  test('does not read large chunks', async () => {
    const plain = pngFile({ width: 1, height: 1 })
    const source = countingSource(
      joined(plain.slice(0, 33), pngChunk('IDAT', new Uint8Array(3_000_000)), plain.slice(-12)),
    )
    await readPngHeader(source)
    expect(source.bytesRead).toBeLessThan(70_000)
  })

  const valid = pngFile({ width: 5, height: 3 })
  const changed = (at: number, byte: number) => valid.with(at, byte) as Uint8Array<ArrayBuffer>
  test.each([
    ['the file ends within the data', valid.slice(0, -20), 'truncated'],
    ['IEND is missing', valid.slice(0, -12), 'truncated'],
    ['IEND is truncated', valid.slice(0, -2), 'truncated'],
    ['the header is truncated', valid.slice(0, 20), 'truncated'],
    ['the checksum of the header is wrong', changed(19, 6), 'corrupt'],
    ['there is no data', joined(valid.slice(0, 33), valid.slice(-12)), 'corrupt'],
    ['the name of a chunk is invalid', changed(37, 0), 'corrupt'],
    ['a critical chunk is unknown', pngFile({ width: 1, height: 1, chunks: [pngChunk('ABCD')] }), 'corrupt'],
    ['the palette is missing', pngFile({ width: 1, height: 1, colourType: 3 }), 'corrupt'],
    [
      'another chunk is between the data chunks',
      pngFile({ width: 1, height: 1, later: [pngChunk('tEXt'), pngChunk('IDAT', [0])] }),
      'corrupt',
    ],
    ['the width is 0', pngFile({ width: 0, height: 1 }), 'corrupt'],
  ])('rejects a file when %s', async (_, file, kind) => {
    await expect(readPngHeader(memorySource(file))).rejects.toMatchObject({ error: { kind, format: 'png' } })
  })
})
