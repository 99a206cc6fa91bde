import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { checkDecodeSize } from '../pixels/size-limits.ts'
import { ascii, joined, uint16le, uint32, uint32le } from '../testing/bytes.ts'
import { exifData } from '../testing/exif-data.ts'
import { box, clap, heifFile, hvcC, irot, ispe, type SampleItem } from '../testing/isobmff-file.ts'
import { jpegFile } from '../testing/jpeg-file.ts'
import { pngFile } from '../testing/png-file.ts'
import { readImageHeader } from './image-header.ts'

const read = (...pieces: (Uint8Array | number[])[]) => readImageHeader(memorySource(joined(...pieces)))
const riff = (...chunks: Uint8Array[]) => {
  const body = joined(ascii('WEBP'), ...chunks)
  return joined(ascii('RIFF'), uint32le(body.length), body)
}
const chunk = (type: string, content: Uint8Array | number[]) =>
  joined(ascii(type), uint32le(content.length), content, content.length % 2 ? [0] : [])
const vp8 = (width: number, height: number) =>
  chunk('VP8 ', joined([0, 0, 0, 0x9d, 0x01, 0x2a], uint16le(width), uint16le(height)))
const vp8l = (width: number, height: number, alpha: 0 | 1) =>
  chunk('VP8L', joined([0x2f], uint32le(width - 1 + (height - 1) * 2 ** 14 + alpha * 2 ** 28), [0]))
const vp8x = (flags: number, width: number, height: number) =>
  chunk('VP8X', [flags, 0, 0, 0, ...uint32le(width - 1).slice(0, 3), ...uint32le(height - 1).slice(0, 3)])

describe('WebP', () => {
  test('reads a lossy file', async () => {
    expect(await read(riff(vp8(640, 480)))).toMatchObject({
      width: 640,
      height: 480,
      lossless: false,
      hasAlpha: false,
    })
  })

  test('reads a lossless file', async () => {
    const header = { width: 16_384, height: 9, lossless: true, hasAlpha: true }
    expect(await read(riff(vp8l(16_384, 9, 1)))).toMatchObject(header)
  })

  test('reads alpha, animation and orientation of an extended file', async () => {
    const exif = chunk('EXIF', exifData({ orientation: 6 }))
    const header = { width: 70_000, height: 2, hasAlpha: true, animated: true, orientation: 6 }
    await expect(read(riff(vp8x(0x12, 70_000, 2), vp8(1, 1), exif))).rejects.toMatchObject({
      error: { kind: 'too-large', width: 70_000, height: 2 },
    })
    expect(await read(riff(vp8x(0x12, 7_000, 2), vp8(1, 1), exif))).toMatchObject({ ...header, width: 7_000 })
  })

  test('reads EXIF data that start with the JPEG identifier', async () => {
    const exif = chunk('EXIF', joined(ascii('Exif\0\0'), exifData({ orientation: 3 })))
    expect(await read(riff(vp8x(8, 7, 2), vp8(7, 2), exif))).toMatchObject({ orientation: 3 })
  })

  test('rejects a truncated file and one without a picture', async () => {
    const file = riff(vp8(640, 480), chunk('XMP ', new Uint8Array(100)))
    await expect(read(file.slice(0, -50))).rejects.toMatchObject({
      error: { kind: 'truncated', format: 'webp' },
    })
    await expect(read(riff(chunk('XMP ', [])))).rejects.toMatchObject({
      error: { kind: 'corrupt', format: 'webp' },
    })
  })
})

const still = (brand: string, ...properties: Uint8Array[]): SampleItem =>
  brand === 'avif'
    ? { type: 'av01', data: new Uint8Array(99), properties: [box('av1C'), ...properties] }
    : { type: 'hvc1', data: new Uint8Array(99), properties: [hvcC(), ...properties] }

describe.each(['avif', 'heic'])('%s', (brand) => {
  const primary = (...properties: Uint8Array[]) =>
    heifFile({
      brand,
      primary: 2,
      items: [still(brand, ispe(512, 512)), still(brand, ...properties), still(brand, ispe(9000, 9000))],
    })
  test('returns the size of its primary picture, not of another', async () => {
    expect(await read(primary(ispe(4032, 3024)))).toMatchObject({ format: brand, width: 4032, height: 3024 })
  })

  test.each([
    [0, 40, 30],
    [1, 30, 40],
    [2, 40, 30],
    [3, 30, 40],
  ])('rotated by %i × 90°: returns the size as shown', async (quarters, width, height) => {
    expect(await read(primary(ispe(40, 30), irot(quarters)))).toMatchObject({ width, height })
  })

  test('cropped and rotated: returns the size as shown', async () => {
    const file = primary(ispe(40, 30), clap(20, 1, 10, 1, 0, 1, 0, 1), irot(1))
    expect(await read(file)).toMatchObject({ width: 10, height: 20 })
  })

  test('rejects a truncated grid', async () => {
    const grid = {
      type: 'grid',
      data: new Uint8Array(8),
      properties: [ispe(80, 60)],
      references: { dimg: [2] },
    }
    const file = heifFile({ brand, items: [grid, still(brand, ispe(80, 60))] })
    expect(await read(file)).toMatchObject({ width: 80, height: 60 })
    await expect(read(file.slice(0, -1))).rejects.toMatchObject({ error: { kind: 'truncated' } })
  })

  test('rejects a file that has only a sequence of pictures', async () => {
    const file = heifFile({ brand, primary: null, boxes: [box('moov')] })
    await expect(read(file)).rejects.toMatchObject({ error: { kind: 'unsupported', format: brand } })
  })

  test('rejects a truncated file and one without a picture', async () => {
    const file = heifFile({ brand, items: [still(brand, ispe(10, 10))] })
    await expect(read(file.slice(0, -9))).rejects.toMatchObject({
      error: { kind: 'truncated', format: brand },
    })
    await expect(read(box('ftyp', ascii(brand), uint32(0), ascii(brand)))).rejects.toMatchObject({
      error: { kind: 'corrupt', format: brand },
    })
  })
})

describe('GIF and BMP', () => {
  test('reads the size of a GIF', async () => {
    const file = joined(ascii('GIF89a'), uint16le(300), uint16le(200), [0, 0, 0])
    expect(await read(file)).toMatchObject({ format: 'gif', width: 300, height: 200 })
  })

  const bmp = (headerSize: number, sides: number[]) =>
    joined(ascii('BM'), new Uint8Array(12), uint32le(headerSize), sides, new Uint8Array(40))
  test.each([
    ['rows from bottom to top', bmp(40, [...uint32le(30), ...uint32le(20)])],
    ['rows from top to bottom', bmp(124, [...uint32le(30), ...uint32le(-20)])],
    ['the 12-byte header', bmp(12, [...uint16le(30), ...uint16le(20)])],
  ])('reads the size of a BMP with %s', async (_, file) => {
    expect(await read(file)).toMatchObject({ format: 'bmp', width: 30, height: 20 })
  })
})

describe('rejects', () => {
  test.each([
    ['an empty file', new Uint8Array(0), { kind: 'empty' }],
    ['text', ascii('hello'), { kind: 'not-an-image' }],
    ['SVG', ascii('<svg>'), { kind: 'unsupported', format: 'svg' }],
    ['TIFF', ascii('II*\0\x08\0\0\0'), { kind: 'unsupported', format: 'tiff' }],
    ['GIF without size', ascii('GIF89a'), { kind: 'truncated', format: 'gif' }],
  ])('%s', async (_, file, error) => {
    await expect(read(file)).rejects.toMatchObject({ error })
  })

  test.each([
    [30_000, 30_000],
    [65_536, 1],
    [32_769, 16_384],
  ])('a PNG that declares %i × %i pixels, before decoding anything', async (width, height) => {
    const file = pngFile({ width: 1, height: 1, bitDepth: 1, colourType: 0 })
    const claimed = pngFile({ width, height, bitDepth: 1, colourType: 0, row: () => [] }).slice(0, 33)
    const error = { kind: 'too-large', width, height }
    await expect(read(claimed, file.slice(33))).rejects.toMatchObject({ error })
  })

  test('only sizes above the limits', async () => {
    const options = { columns: 1, rows: 1, block: () => [0] }
    const jpeg = jpegFile({ ...options, width: 65_535, height: 8_192 })
    // As many bytes as a picture of this size has at least.
    expect(await read(jpeg, new Uint8Array(2_097_152))).toMatchObject({ width: 65_535 })
    await expect(read(jpeg)).rejects.toMatchObject({ error: { kind: 'corrupt' } })
    expect(() => checkDecodeSize({ width: 16_384, height: 8_192 })).not.toThrow()
    expect(() => checkDecodeSize({ width: 16_384, height: 8_193 })).toThrow()
  })
})
