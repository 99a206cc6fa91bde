import { describe, expect, test } from 'vitest'
import { memorySource } from '../../../lib/files/bytes.ts'
import { latin1 } from '../../../lib/image/bytes/byte-order.ts'
import { ImageFailure } from '../../../lib/image/image-error.ts'
import { exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { iccProfile } from '../../../lib/image/testing/icc-profile.ts'
import { adobeSegment, iccSegments, jpegFile } from '../../../lib/image/testing/jpeg-file.ts'
import { pngFile } from '../../../lib/image/testing/png-file.ts'
import { maxPdfLength } from '../../../lib/pdf/objects.ts'
import { makePdf } from '../testing/make-pdf.ts'
import { decodedImage } from './decoded-image.ts'
import { defaultSettings } from './settings.ts'
import { writePdf } from './write-pdf.ts'

const jpeg = (segments: Uint8Array[] = []) =>
  jpegFile({ columns: 1, rows: 1, block: () => [1, 2, 3], segments })
const textOf = async (...input: Parameters<typeof makePdf>) => latin1((await makePdf(...input)).bytes)
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

describe('writePdf', () => {
  test('reports progress after every photo', async () => {
    expect((await makePdf([jpeg(), pngFile({ width: 1, height: 1 }), jpeg()])).progress).toEqual([
      0, 1, 2, 3, 3,
    ])
  })

  test('writes the same bytes for the same job', async () => {
    const files = [jpeg(), pngFile({ width: 2, height: 2, colourType: 6 })]
    expect((await makePdf(files)).bytes).toEqual((await makePdf(files)).bytes)
  })

  test('writes title and language, and no dates', async () => {
    const text = await textOf([jpeg()], { title: 'Fotoğraf', language: 'tr' })
    expect(text).toContain('/Title <FEFF0046006F0074006F011F007200610066>')
    expect(text).toContain('/Lang <FEFF00740072>/ViewerPreferences<</DisplayDocTitle true>>')
    expect(text).not.toMatch(/CreationDate|ModDate/)
  })

  test('writes private data only with keepMetadata', async () => {
    const file = jpeg([exifSegment({ maker: 'Secret camera' })])
    expect(await textOf([file])).not.toContain('Secret camera')
    expect(await textOf([file], { keepMetadata: true })).toContain('Secret camera')
  })

  test('declares a JPEG without colour transform, for readers that ignore its markers', async () => {
    expect(await textOf([jpeg([adobeSegment(0)])])).toContain('/DecodeParms<</ColorTransform 0>>')
    expect(await textOf([jpeg([adobeSegment(1)])])).not.toContain('ColorTransform')
    expect(await textOf([jpeg()])).not.toContain('ColorTransform')
  })

  test('writes a profile that several photos share only once', async () => {
    const first = jpeg(iccSegments(iccProfile('RGB ')))
    const second = jpeg(iccSegments(iccProfile('RGB ', 16)))
    const text = await textOf([first, second, first, second])
    expect(count(text, /\/N 3\/Alternate\/DeviceRGB/g)).toBe(2)
    expect(count(text, /\/ICCBased/g)).toBe(4)
  })

  test('puts several photos on a page, and the rest on the last one', async () => {
    const files = Array.from({ length: 5 }, () => jpeg())
    const text = await textOf(files, { settings: { ...defaultSettings, perPage: 4 } })
    expect(count(text, /\/Type\/Page\/Parent/g)).toBe(2)
    expect(text).toContain('/Count 2/')
    expect(count(text, /\/I[0-3] \d+ 0 R/g)).toBe(5)
    expect(count(text, /\/I0 Do/g)).toBe(2)
    expect(count(text, /\/I3 Do/g)).toBe(1)
  })

  test('a photo that was made smaller is where it was, as large as it was', async () => {
    const photo = jpegFile({
      columns: 4,
      rows: 2,
      block: () => [1],
      segments: [exifSegment({ orientation: 6 })],
    })
    const size = { width: 16, height: 32, orientation: 1 } as const
    const image = decodedImage({ width: 4, height: 8, kind: 'rgb', coding: 'jpeg', length: 9 })
    const drawingOf = (text: string) =>
      /q (\S+ \S+ \S+ \S+ \S+ \S+) cm/.exec(text)?.[1]?.split(' ').map(Number) ?? []
    for (const pageSize of ['A4', 'photo'] as const) {
      const settings = { ...defaultSettings, pageSize }
      const whole = await textOf([photo], { settings })
      const text = await textOf([photo], { settings, smaller: () => ({ source: 0, image, size }) })
      const box = /MediaBox\[[^\]]+\]/
      expect(box.exec(text)?.[0]).toBe(box.exec(whole)?.[0])
      // Upright pixels instead of turned ones: [0 -h w 0 x y+h] covers what [w 0 0 h x y] does.
      const [, down = 0, across, , x, top = 0] = drawingOf(whole)
      expect(drawingOf(text)).toEqual([across, 0, 0, -down, x, expect.closeTo(top + down, 3)])
      expect(text).toContain('/Width 4/Height 8')
    }
  })

  test('reads no more photos after iteration stops', async () => {
    const readIndices = new Set<number>()
    const photos = [0, 1, 2, 3].map((index) => {
      const source = memorySource(jpeg())
      const read: typeof source.read = (start, end) => {
        readIndices.add(index)
        return source.read(start, end)
      }
      return { name: `${index}`, bytes: { size: source.size, read } }
    })
    const unused = () => Promise.reject(new Error('not needed'))
    const rest = { settings: defaultSettings, title: '', language: 'en', keepMetadata: false }
    for await (const { done } of writePdf({ photos, ...rest, inflate: unused, decode: unused })) {
      if (done === 2) break
    }
    expect([...readIndices]).toEqual([0, 1])
  })
})

describe('writePdf throws', () => {
  test.each([
    ['a file that is not a picture', new Uint8Array([1, 2, 3]), { kind: 'not-an-image' }],
    ['a truncated file', jpeg().slice(0, -1), { kind: 'truncated', format: 'jpeg' }],
  ])('a failure with the name of %s', async (_, file, error) => {
    const failure = { kind: 'photo', index: 1, name: 'photo 1', error }
    await expect(makePdf([jpeg(), file])).rejects.toMatchObject({ failure })
  })

  test('a failure with the name of a photo that cannot be decoded', async () => {
    const decode = async () => {
      throw new ImageFailure({ kind: 'corrupt', format: 'png' })
    }
    const failure = { kind: 'photo', index: 0, error: { kind: 'corrupt', format: 'png' } }
    const promise = makePdf([pngFile({ width: 1, height: 1, colourType: 6 })], { decode })
    await expect(promise).rejects.toMatchObject({ failure })
  })

  test('"pdf-too-large" for a document that a cross-reference table cannot address', async () => {
    const photo = jpeg()
    const size = maxPdfLength + 10
    const read = async (start: number, end: number) => {
      const bytes = new Uint8Array(end - start)
      if (start < photo.length) bytes.set(photo.subarray(start, end))
      if (end === size) bytes.set([0xff, 0xd9], bytes.length - 2)
      return bytes
    }
    // With its details a photo is not searched for private segments, only for its end.
    const photos = [{ name: 'huge', bytes: { size, read } }]
    const promise = makePdf([], { photos, keepMetadata: true })
    await expect(promise).rejects.toMatchObject({ failure: { kind: 'pdf-too-large' } })
  })

  test('unexpected errors unchanged', async () => {
    const fault = new Error('out of memory')
    const decode = async () => {
      throw fault
    }
    await expect(makePdf([pngFile({ width: 1, height: 1, colourType: 6 })], { decode })).rejects.toBe(fault)
  })
})
