import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { memorySource } from '../../../files/bytes.ts'
import { type JpegHeader, readJpegHeader } from '../../jpeg/jpeg-header.ts'
import { joined } from '../../testing/bytes.ts'
import { jpegFile, jpegSegment } from '../../testing/jpeg-file.ts'
import { compileFile, provideImageData, testPicture } from '../../testing/test-picture.ts'
import { encodeJpegli, type JpegliOptions } from '../encode/jpegli.ts'
import { dcRows } from './dc-rows.ts'
import { type JpegReduction, jpegRows } from './jpegli-decoder.ts'
import type { PictureRows } from './picture-rows.ts'

let encoder: WebAssembly.Module
let decoder: WebAssembly.Module

beforeAll(async () => {
  provideImageData()
  encoder = await compileFile('./vendor/jpegli/jpegli.wasm')
  decoder = await compileFile('./vendor/jpegli/jpegli-decoder.wasm')
  await initDecoder(await compileFile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
})

async function jpegOf(width: number, height: number, options: Partial<JpegliOptions>) {
  const pixels = testPicture(width, height)
  const blob = encodeJpegli(encoder, pixels, { distance: 0.5, chroma: '4:2:0', inStrips: true, ...options })
  return new Uint8Array(await blob.arrayBuffer())
}

async function pixelsOf({ bands, columns, rows }: PictureRows): Promise<Uint8ClampedArray> {
  const pixels = new Uint8ClampedArray(columns * rows * 4)
  let at = 0
  for await (const band of bands()) {
    pixels.set(band, at)
    at += band.length
  }
  expect(at).toBe(pixels.length)
  return pixels
}

const open = async (
  bytes: Uint8Array<ArrayBuffer>,
  { reduction = 1, recover = false }: { reduction?: JpegReduction; recover?: boolean } = {},
) => {
  const source = memorySource(bytes)
  return jpegRows(decoder, source, await readJpegHeader(source), { reduction, recover })
}

/** The means of squares of `side` pixels, as libjpeg decodes the picture. */
async function averaged(jpeg: Uint8Array<ArrayBuffer>, side: number): Promise<number[]> {
  const { data, width, height } = await decode(jpeg.buffer)
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  return Array.from({ length: columns * rows * 4 }, (_, at) => {
    const [x, y] = [(Math.floor(at / 4) % columns) * side, Math.floor(at / 4 / columns) * side]
    let [sum, count] = [0, 0]
    for (let row = y; row < Math.min(height, y + side); row += 1)
      for (let column = x; column < Math.min(width, x + side); column += 1) {
        sum += data[(row * width + column) * 4 + (at % 4)] ?? 0
        count += 1
      }
    return sum / count
  })
}

/** Root mean square difference. */
function errorOf(pixels: ArrayLike<number>, expected: readonly number[]): number {
  const sum = expected.reduce((all, value, at) => all + (value - (pixels[at] ?? Number.NaN)) ** 2, 0)
  return Math.sqrt(sum / expected.length)
}

describe.each(['4:2:0', '4:4:4'] as const)('with chroma %s', (chroma) => {
  test.each([
    [1, 1],
    [33, 49],
    [211, 133],
    [40, 900],
    [900, 40],
  ])('%s × %s pixels are decoded as by libjpeg', async (width, height) => {
    const jpeg = await jpegOf(width, height, { chroma })
    const pixels = await pixelsOf(await open(jpeg))
    expect(errorOf(pixels, await averaged(jpeg, 1))).toBeLessThan(3)
  })

  test.each([2, 4, 8] as const)('a reduction to 1/%s gives the means', async (reduction) => {
    const jpeg = await jpegOf(320, 160, { chroma })
    const rows = await open(jpeg, { reduction })
    expect([rows.columns, rows.rows]).toEqual([320 / reduction, 160 / reduction])
    expect(errorOf(await pixelsOf(rows), await averaged(jpeg, reduction))).toBeLessThan(3)
  })

  test('the blocks of a progressive file have the same means', async () => {
    const jpeg = await jpegOf(325, 163, { chroma, inStrips: false })
    const source = memorySource(jpeg)
    const header = await readJpegHeader(source)
    expect(header.process).toBe('progressive')
    const rows = dcRows(source, header)
    expect(rows).toMatchObject({ columns: 41, rows: 21, size: { width: 325 / 8, height: 163 / 8 } })
    // Where chroma is halved, a sixteenth of it is left.
    const error = errorOf(await pixelsOf(rows), await averaged(jpeg, 8))
    expect(error).toBeLessThan(chroma === '4:4:4' ? 2 : 12)
  })
})

test('sides that are no multiple are rounded up, and the size says what they show', async () => {
  const rows = await open(await jpegOf(101, 35, {}), { reduction: 8 })
  expect(rows).toMatchObject({ columns: 13, rows: 5, size: { width: 101 / 8, height: 35 / 8 } })
  await pixelsOf(rows)
})

test('grey pictures are decoded', async () => {
  const jpeg = jpegFile({ columns: 3, rows: 2, block: (column, row) => [column * 40 + row * 100] })
  const pixels = await pixelsOf(await open(jpeg, { reduction: 8 }))
  expect([...pixels].filter((_, at) => at % 4 === 0)).toEqual([0, 40, 80, 100, 140, 180])
  expect([...pixels.subarray(8, 12)]).toEqual([80, 80, 80, 255])
})

test.each([false, true])(
  'a progressive picture of grey or of three colours (%s) has exact means',
  async (grey) => {
    const jpeg = jpegFile({
      columns: 5,
      rows: 4,
      progressive: true,
      block: (column, row) => (grey ? [column * 40 + row] : [column * 40 + row, 128, 128]),
    })
    const source = memorySource(jpeg)
    const pixels = await pixelsOf(dcRows(source, await readJpegHeader(source)))
    expect([...pixels].filter((_, at) => at % 4 === 0)).toEqual(
      Array.from({ length: 20 }, (_, at) => (at % 5) * 40 + Math.floor(at / 5)),
    )
  },
)

describe('a progressive file is corrupt', () => {
  const options = { columns: 2, rows: 2, progressive: true, block: () => [128] }
  const frame = (components: number) =>
    jpegSegment(0xc2, [8, 0, 16, 0, 16, components, ...new Array(components).fill([1, 0x11, 0]).flat()])
  const decodeDc = async (jpeg: Uint8Array<ArrayBuffer>) => {
    const source = memorySource(jpeg)
    return pixelsOf(dcRows(source, await readJpegHeader(source)))
  }
  const corrupt = { error: { kind: 'corrupt', format: 'jpeg' } }

  test('with a second frame', async () => {
    await expect(decodeDc(jpegFile({ ...options, segments: [frame(1)] }))).rejects.toMatchObject(corrupt)
  })

  test('with a scan of more components than the picture has', async () => {
    const jpeg = jpegFile(options)
    const at = jpeg.findIndex((byte, index) => byte === 0xff && jpeg[index + 1] === 0xda)
    const scan = jpegSegment(0xda, [2, 1, 0, 1, 0, 0, 0, 0])
    // Four bits of 0 for each of the additional blocks.
    const hostile = joined(jpeg.subarray(0, at), scan, [0, 0], jpeg.subarray(at + 10))
    await expect(decodeDc(hostile)).rejects.toMatchObject(corrupt)
  })
})

test('an empty restart interval is none', async () => {
  const jpeg = jpegFile({
    columns: 2,
    rows: 1,
    progressive: true,
    block: () => [130],
    segments: [jpegSegment(0xdd, [])],
  })
  const source = memorySource(jpeg)
  const pixels = await pixelsOf(dcRows(source, await readJpegHeader(source)))
  expect([...pixels]).toEqual([130, 130, 130, 255, 130, 130, 130, 255])
})

describe('a file that is cut off', () => {
  const cut = async () => {
    const jpeg = await jpegOf(320, 320, {})
    return jpeg.slice(0, Math.floor(jpeg.length / 2))
  }
  test('fails as truncated', async () => {
    await expect(pixelsOf(await open(await cut()))).rejects.toMatchObject({ error: { kind: 'truncated' } })
  })

  test('is grey below where it ends, when it is to be recovered', async () => {
    const pixels = await pixelsOf(await open(await cut(), { recover: true }))
    const whole = await pixelsOf(await open(await jpegOf(320, 320, {})))
    expect(pixels.subarray(0, 320 * 100 * 4)).toEqual(whole.subarray(0, 320 * 100 * 4))
    expect([...pixels.subarray(-4)]).toEqual([128, 128, 128, 255])
  })
})

test('a file of several scans is refused, and one that is no JPEG after its header', async () => {
  const corrupt = { error: { kind: 'corrupt', format: 'jpeg' } }
  await expect(pixelsOf(await open(await jpegOf(64, 64, { inStrips: false })))).rejects.toMatchObject(corrupt)
  const jpeg = await jpegOf(64, 64, {})
  const source = memorySource(jpeg)
  const { scanStart } = await readJpegHeader(source)
  const broken = Uint8Array.from([...jpeg.slice(0, scanStart), ...new Uint8Array(500).fill(7)])
  const header: JpegHeader = await readJpegHeader(source)
  const rows = jpegRows(decoder, memorySource(broken), header, { reduction: 1, recover: false })
  await expect(pixelsOf(rows)).rejects.toMatchObject(corrupt)
})
