import decode, { init as initDecoder } from '@jsquash/jpeg/decode.js'
import encode, { init as initEncoder } from '@jsquash/jpeg/encode.js'
import { beforeAll, expect, test } from 'vitest'
import { memorySource } from '../../../files/bytes.ts'
import { readImageHeader } from '../../header/image-header.ts'
import { exifSegment } from '../../testing/exif-data.ts'
import { adobeSegment, iccSegments, xmpSegment } from '../../testing/jpeg-file.ts'
import { compileFile, provideImageData, testPicture } from '../../testing/test-picture.ts'
import { transcodeJpeg, transcodeWhole } from './transcode-jpeg.ts'

beforeAll(async () => {
  provideImageData()
  await initEncoder(await compileFile('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'))
  await initDecoder(await compileFile('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'))
})

async function transcode(jpeg: Uint8Array<ArrayBuffer>, run = transcodeJpeg) {
  const header = await readImageHeader(memorySource(jpeg))
  if (header.format !== 'jpeg') throw new Error('no JPEG')
  return new Uint8Array(Buffer.concat(run(jpeg, header)))
}

const pixelsOf = async (jpeg: Uint8Array<ArrayBuffer>) =>
  Buffer.from((await decode(jpeg.slice().buffer)).data)

test.each([
  ['sequential, subsampled chroma', { progressive: false, chroma_subsample: 2 }],
  ['sequential, full chroma', { progressive: false, chroma_subsample: 1, auto_subsample: false }],
  ['progressive', { progressive: true }],
  ['grey', { progressive: false, color_space: 1 }],
])('%s: MozJPEG decodes the same pixels', async (_, options) => {
  for (const [width, height, quality] of [
    [210, 133, 60],
    [97, 64, 95],
  ] as const) {
    const jpeg = new Uint8Array(
      await encode(testPicture(width, height), { quality, baseline: true, ...options }),
    )
    const smaller = await transcode(jpeg)
    expect(smaller.length).toBeLessThanOrEqual(jpeg.length)
    expect((await pixelsOf(smaller)).equals(await pixelsOf(jpeg))).toBe(true)
  }
})

test('transcoding makes sequential files smaller', async () => {
  const jpeg = new Uint8Array(await encode(testPicture(400, 300), { quality: 85, progressive: false }))
  expect((await transcode(jpeg)).length).toBeLessThan(jpeg.length * 0.97)
})

test('transcoding removes comments between the scans that it leaves as they are', async () => {
  const own = await transcode(new Uint8Array(await encode(testPicture(400, 300), { quality: 80 })))
  const lastTable = own.lastIndexOf(0xc4) - 1
  const secret = Buffer.from([0xff, 0xfe, 0, 14, ...Buffer.from('secret place')])
  const jpeg = new Uint8Array(
    Buffer.concat([
      own.subarray(0, lastTable),
      secret,
      own.subarray(lastTable, -2),
      secret,
      own.subarray(-2),
    ]),
  )
  expect((await transcode(jpeg)).length).toBe(own.length)
  expect(Buffer.from(await transcode(jpeg)).includes('secret')).toBe(false)
})

test('transcoding removes private data and appended data, and preserves what decoders need', async () => {
  const plain = new Uint8Array(await encode(testPicture(400, 300), { quality: 80, progressive: false }))
  const profile = Uint8Array.from({ length: 400 }, (_, at) => at % 251)
  const jpeg = new Uint8Array(
    Buffer.concat([
      plain.subarray(0, 20),
      exifSegment({ orientation: 6, maker: 'Camera works' }),
      xmpSegment('secret place'),
      ...iccSegments(profile),
      adobeSegment(1),
      plain.subarray(20),
      Buffer.from('a video behind it'),
    ]),
  )
  const withoutExif = Buffer.from(await transcode(jpeg))
  for (const secret of ['Camera works', 'secret place', 'a video'])
    expect(withoutExif.includes(secret)).toBe(false)
  expect(withoutExif.includes(Buffer.from(profile))).toBe(true)
  expect(withoutExif.includes('Adobe')).toBe(true)
  expect(await readImageHeader(memorySource(new Uint8Array(withoutExif)))).toMatchObject({
    orientation: 6,
    process: 'progressive',
    width: 400,
    height: 300,
  })

  const whole = await transcode(jpeg, transcodeWhole)
  for (const part of ['Camera works', 'secret place', 'a video'])
    expect(Buffer.from(whole).includes(part)).toBe(true)
  expect(whole.length).toBeLessThan(jpeg.length)
  expect(await readImageHeader(memorySource(whole))).toMatchObject({ orientation: 6, process: 'progressive' })
})
