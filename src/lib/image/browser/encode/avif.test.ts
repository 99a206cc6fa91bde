import decode, { init } from '@jsquash/avif/decode.js'
import { beforeAll, expect, test } from 'vitest'
import { memorySource } from '../../../files/bytes.ts'
import { readImageHeader } from '../../header/image-header.ts'
import { ImageFailure } from '../../image-error.ts'
import { colourOf } from '../../isobmff/colour.ts'
import { openIsobmff } from '../../isobmff/isobmff-file.ts'
import { starvedCodec } from '../../testing/starved-codec.ts'
import { compileFile, provideImageData, testPicture } from '../../testing/test-picture.ts'
import { pixelsSource } from '../draw/pixel-source.ts'
import { avifEncoder, avifQuality, encodeLosslessAvif, fitsAvif } from './avif.ts'

const file = '@jsquash/avif/codec/enc/avif_enc.wasm'
let avif: WebAssembly.Module
beforeAll(async () => {
  provideImageData()
  avif = await compileFile(file)
  await init(await compileFile('@jsquash/avif/codec/dec/avif_dec.wasm'))
})

/** With every transparency from left to right. */
function transparentPicture(width: number, height: number): ImageData {
  const pixels = testPicture(width, height)
  for (let at = 3; at < pixels.data.length; at += 4)
    pixels.data[at] = ((((at - 3) / 4) % width) / (width - 1)) * 255
  return pixels
}
const encode = (pixels: ImageData, quality: number, fullColour = false) =>
  avifEncoder(avif, pixels).encode(pixelsSource(pixels), { quality, fullColour })
const decoded = async (blob: Blob) => (await decode(await blob.arrayBuffer())) ?? expect.unreachable()
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Root mean square difference of all samples. */
function errorOf({ data }: ImageData, other: ImageData): number {
  const sum = data.reduce((total, value, at) => total + (value - (other.data[at] ?? Number.NaN)) ** 2, 0)
  return Math.sqrt(sum / data.length)
}

test.each([false, true])(
  'files grow with quality, and are nearer to the picture (full: %s)',
  async (full) => {
    const pixels = testPicture(200, 150)
    const { lowest, highest } = avifEncoder(avif, pixels).range
    const made = []
    for (const quality of [lowest, 30, 60, 90, highest]) {
      const blob = await encode(pixels, quality, full)
      made.push({ bytes: blob.size, error: errorOf(pixels, await decoded(blob)) })
    }
    const [bytes, errors] = [made.map((each) => each.bytes), made.map((each) => each.error)]
    expect(bytes).toEqual([...new Set(bytes)].toSorted((a, b) => a - b))
    expect(errors).toEqual([...new Set(errors)].toSorted((a, b) => b - a))
  },
)

test('every step of quality is a level of libavif, over the whole range', () => {
  const { lowest, highest, step } = avifEncoder(avif, { width: 1, height: 1 }).range
  const qualities = Array.from({ length: 63 }, (_, index) => avifQuality(lowest + index * step))
  expect(lowest + 62 * step).toBe(highest)
  // The quantiser that libavif 1.0.1 takes for a quality.
  const levels = qualities.map((quality) => Math.floor(((100 - quality) * 63 + 50) / 100))
  expect(levels).toEqual(Array.from({ length: 63 }, (_, index) => 63 - index))
})

test('a file is an AVIF of its size, with transparency where the picture has some', async () => {
  const opaque = await encode(testPicture(120, 81), 60)
  expect(opaque.type).toBe('image/avif')
  expect(await readImageHeader(memorySource(await bytesOf(opaque)))).toMatchObject({
    format: 'avif',
    width: 120,
    height: 81,
  })
  const pixels = transparentPicture(120, 81)
  const result = await decoded(await encode(pixels, 90))
  expect([result.width, result.height]).toEqual([120, 81])
  const alphaErrors = result.data
    .filter((_, at) => at % 4 === 3)
    .map((alpha, at) => Math.abs(alpha - (pixels.data[at * 4 + 3] ?? 0)))
  expect(Math.max(...alphaErrors)).toBeLessThan(6)
  expect(opaque.size).toBeLessThan((await encode(pixels, 60)).size)
})

test('lossless files keep every pixel', async () => {
  for (const pixels of [testPicture(120, 80), transparentPicture(40, 30)])
    expect((await decoded(await encodeLosslessAvif(avif, pixelsSource(pixels)))).data).toEqual(pixels.data)
})

test.each([
  ['srgb', 1],
  ['display-p3', 12],
] as const)('a file says that its colours are %s', async (colorSpace, primaries) => {
  const source = { ...pixelsSource(testPicture(40, 30)), colorSpace }
  for (const blob of [
    await avifEncoder(avif, source).encode(source, { quality: 60, fullColour: false }),
    await encodeLosslessAvif(avif, source),
  ]) {
    const { tables } = await openIsobmff(memorySource(await bytesOf(blob)), 'avif')
    expect(colourOf(tables.properties.of(tables.primary ?? 0), 'avif').codePoints).toMatchObject({
      primaries,
      transfer: 13,
      fullRange: true,
    })
  }
})

test('a picture with more pixels or a longer side than the limits is too large', async () => {
  expect(fitsAvif({ width: 5712, height: 4284 })).toBe(true)
  expect(fitsAvif({ width: 6000, height: 4200 })).toBe(false)
  expect(fitsAvif({ width: 32_769, height: 1 })).toBe(false)
  const source = { ...pixelsSource(testPicture(1, 1)), width: 32_769, height: 1 }
  const error = await encodeLosslessAvif(avif, source).catch((failure) => failure)
  expect(error).toBeInstanceOf(ImageFailure)
  expect(error.error).toEqual({ kind: 'too-large', width: 32_769, height: 1 })
})

test('chroma at full resolution has a lower limit, as it takes more memory', () => {
  expect(avifEncoder(avif, { width: 4000, height: 4000 }).hasFullColour).toBe(true)
  expect(avifEncoder(avif, { width: 4001, height: 4000 }).hasFullColour).toBe(false)
})

test('a lack of memory is a picture that is too large, and the next one is encoded', async () => {
  const module = starvedCodec(file)
  const large = pixelsSource(testPicture(1600, 1200))
  for (const encodeLarge of [
    () => encodeLosslessAvif(module, large),
    () => avifEncoder(module, large).encode(large, { quality: 60, fullColour: false }),
  ]) {
    const error = await encodeLarge().catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ImageFailure)
    expect(error).toMatchObject({ error: { kind: 'too-large', width: 1600, height: 1200 } })
  }
  const small = testPicture(40, 30)
  expect((await decoded(await encodeLosslessAvif(module, pixelsSource(small)))).data).toEqual(small.data)
})
