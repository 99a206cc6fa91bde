import { describe, expect, test } from 'vitest'
import { memorySource } from '../../files/bytes.ts'
import { ascii, joined } from '../testing/bytes.ts'
import { countingSource } from '../testing/counting-source.ts'
import { exifSegment } from '../testing/exif-data.ts'
import { iccProfile } from '../testing/icc-profile.ts'
import {
  adobeSegment,
  iccSegments,
  type JpegOptions,
  jfifSegment,
  jpegFile,
  jpegSegment,
  xmpSegment,
} from '../testing/jpeg-file.ts'
import { readJpegHeader } from './jpeg-header.ts'

const rgb = (options: Partial<JpegOptions> = {}) =>
  jpegFile({ columns: 3, rows: 2, block: () => [128, 128, 128], ...options })
const read = (options?: Partial<JpegOptions>) => readJpegHeader(memorySource(rgb(options)))

describe('frame', () => {
  test('reads size and components', async () => {
    expect(await read()).toMatchObject({ width: 24, height: 16, components: 3, bits: 8, process: 'baseline' })
    expect(await read({ block: () => [0] })).toMatchObject({ components: 1 })
    expect(await read({ block: () => [0, 0, 0, 0] })).toMatchObject({ components: 4 })
  })

  test.each([
    [0xc0, 'baseline'],
    [0xc1, 'extended'],
    [0xc2, 'progressive'],
    [0xc3, 'lossless'],
    [0xc5, 'lossless'],
    [0xc9, 'arithmetic'],
    [0xca, 'arithmetic'],
    [0xcb, 'arithmetic'],
  ])('reads start of frame %i as %s', async (startOfFrame, process) => {
    expect(await read({ startOfFrame })).toMatchObject({ process })
  })

  test('reads 12 bits per sample', async () => {
    expect(await read({ startOfFrame: 0xc1, bits: 12 })).toMatchObject({ bits: 12 })
  })

  test('detects components named R, G and B', async () => {
    expect(await read({ componentNames: [82, 71, 66] })).toMatchObject({ namedRgb: true })
    expect(await read()).toMatchObject({ namedRgb: false })
  })

  test.each([
    ['no height', { height: 0 }],
    ['no width', { width: 0 }],
    ['no frame before the scan', { startOfFrame: 0xef }],
  ])('rejects %s', async (_, options) => {
    await expect(read(options)).rejects.toMatchObject({ error: { kind: 'corrupt', format: 'jpeg' } })
  })

  test('rejects a truncated header', async () => {
    await expect(readJpegHeader(memorySource(rgb().slice(0, 60)))).rejects.toMatchObject({
      error: { kind: 'truncated', format: 'jpeg' },
    })
  })
})

describe('segments', () => {
  test('lists every segment as private that decoders do not need', async () => {
    const profile = iccProfile('RGB ')
    const secret = [
      exifSegment({ orientation: 6 }),
      xmpSegment('<x:xmpmeta/>'),
      jpegSegment(0xed, ascii('Photoshop 3.0\0')),
      jpegSegment(0xfe, ascii('a comment')),
      jpegSegment(0xe2, ascii('MPF\0MM\0*')),
      jpegSegment(0xeb, ascii('JP')),
    ]
    const segments = [jfifSegment, ...secret, adobeSegment(1), ...iccSegments(profile)]
    const file = rgb({ segments })
    const header = await readJpegHeader(memorySource(file))
    expect(header.privateRanges.map(({ start, end }) => file.slice(start, end))).toEqual(secret)
    expect(header).toMatchObject({ orientation: 6, hasJfif: true, adobeTransform: 1, icc: profile })
  })

  test('returns the range of the embedded thumbnail', async () => {
    const thumbnail = jpegFile({ columns: 1, rows: 1, block: () => [9] })
    const file = rgb({ segments: [jfifSegment, exifSegment({ thumbnail })] })
    const range = (await readJpegHeader(memorySource(file))).thumbnail
    expect(file.slice(range?.start, range?.end)).toEqual(thumbnail)
  })

  test.each([
    ['multi-picture format', jpegSegment(0xe2, ascii('MPF\0MM\0*')), true],
    ['ISO gain map', jpegSegment(0xe2, ascii('urn:iso:std:iso:ts:21496:-1\0')), true],
    ['motion photo', xmpSegment('<rdf:Description GCamera:MotionPhoto="1"/>'), true],
    ['micro video', xmpSegment('<rdf:Description GCamera:MicroVideo="1"/>'), true],
    ['Ultra HDR', xmpSegment('xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"'), true],
    ['plain XMP', xmpSegment('<x:xmpmeta/>'), false],
  ])('%s: hasAppendix is %s', async (_, segment, hasAppendix) => {
    expect(await read({ segments: [segment] })).toMatchObject({ hasAppendix })
  })

  test('skips fill bytes and a few stray bytes between segments', async () => {
    const stray = joined([0xff, 0xff], jpegSegment(0xfe, ascii('x')), [0, 1, 2])
    expect(await read({ segments: [stray, exifSegment({ orientation: 3 })] })).toMatchObject({
      orientation: 3,
    })
  })
})

describe('ICC profile', () => {
  const profile = iccProfile('RGB ')
  const pieces = iccSegments(profile, 150)
  const [first = new Uint8Array(), second = new Uint8Array()] = pieces

  test('is joined by number, in whatever order the pieces are', async () => {
    expect(pieces.length).toBeGreaterThan(2)
    expect((await read({ segments: pieces })).icc).toEqual(profile)
    expect((await read({ segments: pieces.toReversed() })).icc).toEqual(profile)
  })

  test.each([
    ['missing', pieces.slice(1)],
    ['duplicated', [...pieces, second]],
    ['numbered twice', [first, first, ...pieces.slice(2)]],
    ['counted differently', [...pieces.slice(0, -1), (pieces.at(-1) ?? first).with(17, pieces.length + 1)]],
    ['of another set', [...pieces.slice(0, -1), ...iccSegments(profile, 400).slice(-1)]],
  ])('is ignored when a piece is %s', async (_, segments) => {
    expect((await read({ segments })).icc).toBeNull()
  })
})

test('a small header takes one read, whatever the size of the picture', async () => {
  const source = countingSource(
    rgb({ columns: 100, rows: 100, block: (x, y) => [x, y, x], appended: new Uint8Array(500_000) }),
  )
  await readJpegHeader(source)
  expect(source).toMatchObject({ reads: 1, bytesRead: 8_192 })
})
