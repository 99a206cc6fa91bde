import { beforeAll, expect, test } from 'vitest'
import { pixelsSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { starvedCodec } from '../../../../lib/image/testing/starved-codec.ts'
import { compileFile, provideImageData, testPicture } from '../../../../lib/image/testing/test-picture.ts'
import type { Trials } from '../trials.ts'
import { makeEarly } from './make-early.ts'

const file = '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
beforeAll(() => {
  provideImageData()
})

const early = (pixels: ImageData, webp: WebAssembly.Module | null) => {
  const source = pixelsSource(pixels)
  const job = {
    picture: { source, transparent: true },
    trials: { sample: source } as Trials,
    palettes: null,
    aim: { kind: 'similarity', target: 75, quality: 8 },
    turn: async () => {},
    metric: undefined,
  } as const
  return makeEarly(job, 'auto', Promise.resolve({ jpeg: canvasEncoder, webp, avif: null, oxipng: null }))
}

test('a transparent picture is a WebP first, where the smallest format is wanted', async () => {
  const found = await early(testPicture(200, 150), await compileFile(file))
  expect(found).toMatchObject({ format: 'webp', made: { size: { width: 200, height: 150 }, met: true } })
})

test.each([
  ['could not be loaded', { width: 200, height: 150 }, () => null],
  ['has too little memory', { width: 2400, height: 1800 }, () => starvedCodec(file)],
])('there is no early result where the encoder %s', async (_, { width, height }, module) => {
  expect(await early(testPicture(width, height), module())).toBeNull()
})
