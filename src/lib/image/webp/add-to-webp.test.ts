import { beforeAll, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { pixelsSource } from '../browser/draw/pixel-source.ts'
import { webpEncoder } from '../browser/encode/webp.ts'
import { findExif } from '../exif/exif-data.ts'
import { readImageHeader } from '../header/image-header.ts'
import { compileFile, provideImageData, testPicture } from '../testing/test-picture.ts'
import { addToWebp } from './add-to-webp.ts'

let module: WebAssembly.Module
beforeAll(async () => {
  provideImageData()
  module = await compileFile('@jsquash/webp/codec/enc/webp_enc_simd.wasm')
})

const size = { width: 40, height: 30 }
const exif = Uint8Array.of(0x49, 0x49, 42, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0)
const xmp = Uint8Array.of(0x3c, 0x78, 0x2f, 0x3e)
const icc = new Uint8Array(201).fill(7)

async function webp(alpha: number) {
  const pixels = testPicture(size.width, size.height)
  for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = alpha
  const file = await webpEncoder(module).encode(pixelsSource(pixels), { quality: 70, fullColour: false })
  return new Uint8Array(await file.arrayBuffer())
}
const joined = async (pieces: Uint8Array<ArrayBuffer>[]) =>
  new Uint8Array(await new Blob(pieces).arrayBuffer())

test.each([255, 100])(
  'a file of alpha %s gets EXIF data, XMP data and a profile, and keeps its picture',
  async (alpha) => {
    const plain = await webp(alpha)
    const added = await joined(addToWebp(plain, { exif, xmp, icc, size }))
    const source = memorySource(added)
    const header = await readImageHeader(source)
    expect(header).toMatchObject({ format: 'webp', ...size, hasAlpha: alpha < 255 })
    expect(await findExif(source, header)).toEqual(exif)
    const text = Buffer.from(added).toString('latin1')
    // In the order of RFC 9649, 2.7, each padded to whole words.
    const order = ['VP8X', 'ICCP', ...(alpha < 255 ? ['ALPH'] : []), 'VP8 ', 'EXIF', 'XMP '].map((type) =>
      text.indexOf(type),
    )
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order.every((at) => at > 0 && at % 2 === 0)).toBe(true)
    expect(added.length).toBe(8 + new DataView(added.buffer).getUint32(4, true))
  },
)

test('without anything to add a file stays as it is', async () => {
  const plain = await webp(255)
  expect(addToWebp(plain, { exif: null, xmp: null, icc: null, size })).toEqual([plain])
})
