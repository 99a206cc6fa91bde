import { readFileSync } from 'node:fs'
import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { memorySource } from '../../../files/bytes.ts'
import { readImageHeader } from '../../header/image-header.ts'
import { ImageFailure } from '../../image-error.ts'
import { readCoefficients } from '../../jpeg/transcode/read-coefficients.ts'
import { compileFile, provideImageData, testPicture } from '../../testing/test-picture.ts'
import { beginJpegli, encodeJpegli, type JpegliOptions } from './jpegli.ts'

const file = './vendor/jpegli/jpegli.wasm'
let jpegli: WebAssembly.Module

beforeAll(async () => {
  provideImageData()
  jpegli = await compileFile(file)
  await initDecoder(await compileFile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
})

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())
const encode = (pixels: ImageData, options: JpegliOptions) => bytesOf(encodeJpegli(jpegli, pixels, options))

/** Bytes that cannot be compressed. */
function createNoise(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
}

/** Root mean square difference of the red, green and blue of two pictures. */
function errorOf(pixels: ImageData, other: ImageData): number {
  let sum = 0
  for (const [at, value] of pixels.data.entries())
    if (at % 4 < 3) sum += (value - (other.data[at] ?? Number.NaN)) ** 2
  return Math.sqrt(sum / (pixels.width * pixels.height * 3))
}

const both = ['4:2:0', '4:4:4'] as const

describe.each(both)('with chroma %s', (chroma) => {
  test.each([
    [1, 1],
    [7, 5],
    [16, 16],
    [17, 16],
    [33, 49],
    [211, 133],
    [65_500, 1],
    [1, 65_500],
  ])('%s × %s pixels become a progressive file that decodes to them', async (width, height) => {
    const pixels = testPicture(width, height)
    const jpeg = await encode(pixels, { distance: 0.5, chroma })
    expect(await readImageHeader(memorySource(jpeg))).toMatchObject({
      format: 'jpeg',
      width,
      height,
      process: 'progressive',
      hasJfif: true,
      icc: null,
    })
    const { components } = readCoefficients(jpeg)
    const factor = chroma === '4:2:0' ? 2 : 1
    expect(components.map(({ across, down }) => [across, down])).toEqual([
      [factor, factor],
      [1, 1],
      [1, 1],
    ])
    const decoded = await decode(jpeg.buffer)
    expect([decoded.width, decoded.height]).toEqual([width, height])
    expect(errorOf(pixels, decoded)).toBeLessThan(12)
  })

  test('a smaller distance makes a larger file that is nearer to the picture', async () => {
    const pixels = testPicture(400, 300)
    const made = []
    for (const distance of [25, 8, 3, 1.5, 1, 0.5, 0.1]) {
      const jpeg = await encode(pixels, { distance, chroma })
      made.push({ bytes: jpeg.length, error: errorOf(pixels, await decode(jpeg.buffer)) })
    }
    const [bytes, errors] = [made.map((each) => each.bytes), made.map((each) => each.error)]
    expect(bytes).toEqual([...new Set(bytes)].toSorted((a, b) => a - b))
    expect(errors).toEqual([...new Set(errors)].toSorted((a, b) => b - a))
  })
})

test('in strips the file has one scan, the same pixels and no limit but that of the sides', async () => {
  const pixels = testPicture(300, 200)
  const options = { distance: 1, chroma: '4:2:0' } as const
  const [progressive, inStrips] = [
    await encode(pixels, options),
    await encode(pixels, { ...options, inStrips: true }),
  ]
  expect(await readImageHeader(memorySource(inStrips))).toMatchObject({ firstScanComponents: 3 })
  expect((await readImageHeader(memorySource(inStrips))) as object).not.toMatchObject({
    process: 'progressive',
  })
  expect(await decode(inStrips.buffer)).toEqual(await decode(progressive.buffer))
  expect(() =>
    beginJpegli(jpegli, { width: 20_000, height: 20_000 }, { ...options, inStrips: true }),
  ).not.toThrow()
})

test('a file of many megabytes is whole', async () => {
  const [width, height] = [3000, 2000]
  const encoder = beginJpegli(jpegli, { width, height }, { distance: 0.05, chroma: '4:4:4', inStrips: true })
  const noise = createNoise(7)
  const band = Uint8ClampedArray.from({ length: width * 16 * 4 }, () => noise())
  for (let top = 0; top < height; top += 16) encoder.rows(band)
  const jpeg = await bytesOf(encoder.end())
  expect(jpeg.length).toBeGreaterThan(9_000_000)
  expect(await decode(jpeg.buffer)).toMatchObject({ width, height })
})

test('files of many pieces are whole', async () => {
  const pixels = testPicture(1200, 900)
  const jpeg = await encode(pixels, { distance: 0.1, chroma: '4:4:4' })
  expect(jpeg.length).toBeGreaterThan(3 * 65_536)
  expect(errorOf(pixels, await decode(jpeg.buffer))).toBeLessThan(2)
})

test('however many rows come at a time, the file is the same', async () => {
  const [width, height] = [50, 77]
  const pixels = testPicture(width, height)
  const options = { distance: 1, chroma: '4:2:0' } as const
  const whole = await encode(pixels, options)
  for (const rows of [1, 7, 16, 40]) {
    const encoder = beginJpegli(jpegli, { width, height }, options)
    for (let at = 0; at < pixels.data.length; at += rows * width * 4)
      encoder.rows(pixels.data.subarray(at, at + rows * width * 4))
    expect(await bytesOf(encoder.end())).toEqual(whole)
  }
})

test('alpha is ignored', async () => {
  const options = { distance: 1, chroma: '4:4:4' } as const
  const [opaque, clear] = [testPicture(40, 30), testPicture(40, 30)]
  for (let at = 3; at < clear.data.length; at += 4) clear.data[at] = 0
  expect(await encode(clear, options)).toEqual(await encode(opaque, options))
})

test('two pictures can be encoded at once', async () => {
  const options = { distance: 1, chroma: '4:2:0' } as const
  const [a, b] = [testPicture(64, 32), testPicture(40, 32)]
  const [encoderA, encoderB] = [beginJpegli(jpegli, a, options), beginJpegli(jpegli, b, options)]
  encoderA.rows(a.data)
  encoderB.rows(b.data)
  expect(await bytesOf(encoderA.end())).toEqual(await encode(a, options))
  expect(await bytesOf(encoderB.end())).toEqual(await encode(b, options))
})

/** The error of a call; undefined if there was none. */
function errorFrom(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
}

const options = { distance: 1, chroma: '4:2:0' } as const

test.each([
  [65_501, 1],
  [1, 65_501],
  [10_000, 10_000],
])('%s × %s pixels are too large', (width, height) => {
  const error = errorFrom(() => beginJpegli(jpegli, { width, height }, options))
  expect((error as ImageFailure).error).toEqual({ kind: 'too-large', width, height })
})

/** The module with at most `pages` of 64 KiB of memory. */
function withMemory(pages: number): WebAssembly.Module {
  const bytes = new Uint8Array(readFileSync(file))
  // The memory section: one memory with limits, at most 32,768 pages as LEB128.
  const section = [5, 6, 1, 1, 16, 0x80, 0x80, 2]
  const at = bytes.findIndex((_, start) => section.every((byte, index) => bytes[start + index] === byte))
  expect(at).toBeGreaterThan(0)
  bytes.set([0x80 | (pages & 127), 0x80 | (pages >> 7), 0], at + 5)
  return new WebAssembly.Module(bytes)
}

test('a lack of memory, whenever it comes, is a picture that is too large', async () => {
  const pixels = testPicture(400, 300)
  const whole = await encode(pixels, options)
  const failures = { begin: 0, later: 0 }
  for (let pages = 17; ; pages += 1) {
    const small = withMemory(pages)
    const error = errorFrom(() => encodeJpegli(small, pixels, options))
    if (error === undefined) {
      expect(await bytesOf(encodeJpegli(small, pixels, options))).toEqual(whole)
      break
    }
    expect(error).toMatchObject({ error: { kind: 'too-large', width: 400, height: 300 } })
    failures[errorFrom(() => beginJpegli(small, pixels, options)) ? 'begin' : 'later'] += 1
  }
  expect(failures.begin).toBeGreaterThan(0)
  expect(failures.later).toBeGreaterThan(0)
})

test('a module that is another fails, and not as a picture would', () => {
  const empty = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))
  const error = errorFrom(() => encodeJpegli(empty, testPicture(8, 8), options))
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(ImageFailure)
})

test.each([0, 0.009, 25.1, Number.NaN])('there is no distance of %s', (distance) => {
  expect(() => beginJpegli(jpegli, { width: 8, height: 8 }, { ...options, distance })).toThrow(RangeError)
})

test('too few, too many and partial rows are refused', () => {
  const begin = () => beginJpegli(jpegli, { width: 8, height: 8 }, options)
  expect(() => begin().end()).toThrow(RangeError)
  expect(() => begin().rows(new Uint8ClampedArray(8 * 9 * 4))).toThrow(RangeError)
  expect(() => begin().rows(new Uint8ClampedArray(8 * 4 + 4))).toThrow(RangeError)
})
