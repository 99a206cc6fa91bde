import decode, { init } from '@jsquash/webp/decode.js'
import { beforeAll, expect, test } from 'vitest'
import { ImageFailure } from '../../image-error.ts'
import { starvedCodec } from '../../testing/starved-codec.ts'
import { compileFile, provideImageData, testPicture } from '../../testing/test-picture.ts'
import { pixelsSource } from '../draw/pixel-source.ts'
import { encodeLosslessWebp, webpEncoder, webpQuality } from './webp.ts'

let modules: Record<'simd' | 'plain', WebAssembly.Module>
beforeAll(async () => {
  provideImageData()
  modules = {
    simd: await compileFile('@jsquash/webp/codec/enc/webp_enc_simd.wasm'),
    plain: await compileFile('@jsquash/webp/codec/enc/webp_enc.wasm'),
  }
  await init(await compileFile('@jsquash/webp/codec/dec/webp_dec.wasm'))
})

/** With every transparency from left to right. */
function transparentPicture(width: number, height: number): ImageData {
  const pixels = testPicture(width, height)
  for (let at = 3; at < pixels.data.length; at += 4)
    pixels.data[at] = ((((at - 3) / 4) % width) / (width - 1)) * 255
  return pixels
}
const decoded = async (file: Blob) => decode(await file.arrayBuffer())
const alphaOf = ({ data }: ImageData) => data.filter((_, at) => at % 4 === 3)

test('files grow with quality over the whole range', async () => {
  const encoder = webpEncoder(modules.simd)
  const source = pixelsSource(testPicture(200, 150))
  const sizes: number[] = []
  for (const quality of [encoder.range.lowest, 30, 60, 90, encoder.range.highest])
    sizes.push((await encoder.encode(source, { quality, fullColour: false })).size)
  expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b))
})

test.each(['simd', 'plain'] as const)('%s: lossy files keep transparency as it is', async (build) => {
  const pixels = transparentPicture(120, 80)
  const file = await webpEncoder(modules[build]).encode(pixelsSource(pixels), {
    quality: 80,
    fullColour: false,
  })
  expect(file.type).toBe('image/webp')
  const result = await decoded(file)
  expect([result.width, result.height]).toEqual([120, 80])
  expect(alphaOf(result)).toEqual(alphaOf(pixels))
})

test.each(['quick', 'thorough'] as const)('%s: lossless files keep every visible pixel', async (effort) => {
  const pixels = testPicture(120, 80)
  expect((await decoded(await encodeLosslessWebp(modules.simd, pixels, effort))).data).toEqual(pixels.data)
})

test('both builds write the same files', async () => {
  const source = pixelsSource(testPicture(90, 70))
  const [a, b] = await Promise.all(
    [modules.simd, modules.plain].map(
      async (module) =>
        new Uint8Array(
          await (await webpEncoder(module).encode(source, { quality: 75, fullColour: false })).arrayBuffer(),
        ),
    ),
  )
  expect(a).toEqual(b)
})

test('a side beyond what the format holds is too large', async () => {
  const pixels = { width: 16_384, height: 1, data: new Uint8ClampedArray(16_384 * 4) } as ImageData
  const error = await encodeLosslessWebp(modules.simd, pixels, 'quick').catch((failure) => failure)
  expect(error).toBeInstanceOf(ImageFailure)
  expect(error.error).toEqual({ kind: 'too-large', width: 16_384, height: 1 })
})

test('a lack of memory is a picture that is too large, and the next one is encoded', async () => {
  const module = starvedCodec('@jsquash/webp/codec/enc/webp_enc_simd.wasm')
  const large = testPicture(2400, 1800)
  for (const encode of [
    () => encodeLosslessWebp(module, large, 'quick'),
    () => webpEncoder(module).encode(pixelsSource(large), { quality: 80, fullColour: false }),
  ]) {
    const error = await encode().catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ImageFailure)
    expect(error).toMatchObject({ error: { kind: 'too-large', width: 2400, height: 1800 } })
  }
  const small = testPicture(40, 30)
  expect((await decoded(await encodeLosslessWebp(module, small, 'quick'))).data).toEqual(small.data)
})

test("libwebp's quality grows with ours over the whole range", () => {
  const { lowest, highest } = webpEncoder(modules.simd).range
  const qualities = Array.from({ length: highest - lowest }, (_, index) => webpQuality(lowest + index))
  expect(qualities).toEqual([...new Set(qualities)].toSorted((a, b) => a - b))
  expect(qualities[0]).toBeLessThan(5)
  expect(webpQuality(highest)).toBeGreaterThan(98)
})
