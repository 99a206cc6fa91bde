import { beforeAll, expect, test } from 'vitest'
import { pixelsSource } from '../../../../lib/image/browser/draw/pixel-source.ts'
import { canvasEncoder } from '../../../../lib/image/browser/encode/jpeg-encoder.ts'
import { starvedCodec } from '../../../../lib/image/testing/starved-codec.ts'
import { compileFile, provideImageData, testPicture } from '../../../../lib/image/testing/test-picture.ts'
import type { Aim } from './made.ts'
import { type Job, tryFormat } from './try-formats.ts'

const file = '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
let webp: WebAssembly.Module
beforeAll(async () => {
  provideImageData()
  webp = await compileFile(file)
})

const jobOf = (pixels: ImageData, module: WebAssembly.Module | null, aim: Aim): Job => ({
  picture: { source: pixelsSource(pixels), transparent: false },
  trials: null,
  metric: undefined,
  palettes: null,
  aim,
  turn: async () => {},
  codecs: { jpeg: canvasEncoder, webp: module, avif: null, oxipng: null },
})

test('a picture that is too small to be measured becomes lossless', async () => {
  const [tried] = await tryFormat(jobOf(testPicture(40, 30), webp, { kind: 'lossless' }), 'webp')
  expect(tried?.made).toMatchObject({ met: true, similarity: null, size: { width: 40, height: 30 } })
})

test.each(['webp', 'avif', 'png'] as const)(
  '%s: work that has been stopped makes no file',
  async (format) => {
    const job = jobOf(testPicture(40, 30), webp, { kind: 'lossless' })
    const stopped = new Error('stopped')
    await expect(tryFormat({ ...job, turn: () => Promise.reject(stopped) }, format)).rejects.toBe(stopped)
  },
)

test.each([
  ['could not be loaded', { width: 40, height: 30 }, () => null],
  ['has too little memory', { width: 2400, height: 1800 }, () => starvedCodec(file)],
])('there is no file of a format whose encoder %s', async (_, { width, height }, module) => {
  expect(await tryFormat(jobOf(testPicture(width, height), module(), { kind: 'lossless' }), 'webp')).toEqual(
    [],
  )
})
