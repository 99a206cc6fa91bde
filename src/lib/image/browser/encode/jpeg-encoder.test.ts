import { beforeAll, expect, test } from 'vitest'
import { readCoefficients } from '../../jpeg/transcode/read-coefficients.ts'
import { compileFile, provideImageData, testPicture } from '../../testing/test-picture.ts'
import { pixelsSource } from '../draw/pixel-source.ts'
import { jpegliEncoder, mozjpegEncoder } from './jpeg-encoder.ts'
import { encodeJpegli } from './jpegli.ts'

const modules: Record<string, WebAssembly.Module> = {}
const moduleOf = (name: string) => modules[name] ?? expect.unreachable(name)

beforeAll(async () => {
  provideImageData()
  modules.jpegli = await compileFile('./vendor/jpegli/jpegli.wasm')
  modules.mozjpeg = await compileFile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')
})

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

test.each([
  ['jpegli', jpegliEncoder],
  ['mozjpeg', mozjpegEncoder],
] as const)('%s: files grow with quality over its whole range, with either chroma', async (name, create) => {
  const encoder = create(moduleOf(name))
  const { lowest, highest } = encoder.range
  const source = pixelsSource(testPicture(200, 150))
  for (const fullColour of [false, true]) {
    const files = []
    for (const quality of [lowest, 30, 60, 90, highest])
      files.push(await bytesOf(await encoder.encode(source, { quality, fullColour })))
    const sizes = files.map(({ length }) => length)
    expect(sizes).toEqual([...new Set(sizes)].toSorted((a, b) => a - b))
    for (const file of files) expect(readCoefficients(file).components[0]?.across).toBe(fullColour ? 1 : 2)
  }
})

test("jpegli's quality of 90 is its distance of 1, and a small step of quality is another file", async () => {
  const module = moduleOf('jpegli')
  const encoder = jpegliEncoder(module)
  const pixels = testPicture(200, 150)
  const encode = async (quality: number) =>
    bytesOf(await encoder.encode(pixelsSource(pixels), { quality, fullColour: false }))
  const expected = await bytesOf(encodeJpegli(module, pixels, { distance: 1, chroma: '4:2:0' }))
  expect(await encode(90)).toEqual(expected)
  expect(await encode(90 + 4 * encoder.range.step)).not.toEqual(expected)
})
