import { describe, expect, test } from 'vitest'
import { latin1 } from '../../../lib/image/bytes/byte-order.ts'
import { type Orientation, uprightSize } from '../../../lib/image/exif/orientation.ts'
import { ascii } from '../../../lib/image/testing/bytes.ts'
import { exifData, exifSegment } from '../../../lib/image/testing/exif-data.ts'
import { iccProfile } from '../../../lib/image/testing/icc-profile.ts'
import {
  adobeSegment,
  iccSegments,
  type JpegOptions,
  jfifSegment,
  jpegFile,
} from '../../../lib/image/testing/jpeg-file.ts'
import { type PngOptions, pngChunk, pngFile } from '../../../lib/image/testing/png-file.ts'
import { encodeG4 } from '../../../lib/pdf/ccitt/encode-g4.ts'
import { makePdf } from '../testing/make-pdf.ts'
import {
  checkPdf,
  extractImages,
  listImages,
  pdfInfo,
  type Raster,
  renderPages,
} from '../testing/programs.ts'
import { layoutPage } from './page-layout.ts'
import { faxImage } from './scan.ts'
import { defaultSettings, millimetres, type PdfSettings, pageOrientations, pageSizes } from './settings.ts'

type Rgb = readonly [number, number, number]

const red: Rgb = [255, 0, 0]
const green: Rgb = [0, 255, 0]
const blue: Rgb = [0, 0, 255]
const yellow: Rgb = [255, 255, 0]
const dotsPerInch = 36

/** RGB to YCbCr by JFIF, full range. */
function ycc([r, g, b]: Rgb): number[] {
  const y = 0.299 * r + 0.587 * g + 0.114 * b
  return [y, 128 + (b - y) / 1.772, 128 + (r - y) / 1.402].map((value) => Math.min(255, Math.round(value)))
}

const quarters = (columns: number, rows: number) => (x: number, y: number) =>
  y < rows / 2 ? (x < columns / 2 ? red : green) : x < columns / 2 ? blue : yellow

/** A JPEG of 48 × 32 pixels, stored as red and green above blue and yellow. */
function fourColours(options: Partial<JpegOptions> = {}) {
  const colour = quarters(6, 4)
  return jpegFile({ columns: 6, rows: 4, block: (x, y) => ycc(colour(x, y)), ...options })
}

/** The colours in the middle of the picture's quarters: top left, top right, bottom left, bottom right. */
function quartersOf(
  page: Raster,
  settings: PdfSettings,
  photo: { width: number; height: number; orientation: Orientation },
) {
  const { image } = layoutPage(settings, photo)
  const scale = dotsPerInch / 72
  const at = (u: number, v: number) =>
    page.at((image.x + image.width * u) * scale, page.height - (image.y + image.height * v) * scale)
  return [at(0.25, 0.75), at(0.75, 0.75), at(0.25, 0.25), at(0.75, 0.25)]
}

function expectColours(seen: readonly (readonly number[])[], expected: readonly Rgb[]) {
  const far = seen.map((colour, index) =>
    Math.max(...colour.map((value, i) => Math.abs(value - (expected[index]?.[i] ?? -999)))),
  )
  expect({ seen, near: Math.max(...far) < 8 }).toEqual({ seen, near: true })
}

describe('pages', () => {
  const choices = pageSizes.flatMap((pageSize) =>
    pageOrientations.map((orientation) => ({ pageSize, orientation })),
  )

  test.each(choices)('$pageSize $orientation has the specified size', async ({ pageSize, orientation }) => {
    const settings = { pageSize, orientation, margin: millimetres(10) }
    const { bytes } = await makePdf([fourColours(), fourColours()], { settings })
    checkPdf(bytes)
    const boxes = [...pdfInfo(bytes).matchAll(/MediaBox:\s+0\.00\s+0\.00\s+([\d.]+)\s+([\d.]+)/g)]
    const { page } = layoutPage(settings, { width: 48, height: 32, orientation: 1 })
    expect(boxes).toHaveLength(2)
    for (const box of boxes) {
      expect(Math.abs(Number(box[1]) - page.width)).toBeLessThan(0.5)
      expect(Math.abs(Number(box[2]) - page.height)).toBeLessThan(0.5)
    }
  })

  test('the picture fills exactly its box', async () => {
    const white = [255, 255, 255]
    const { bytes } = await makePdf([fourColours()])
    const [page] = renderPages(bytes, dotsPerInch)
    const { image } = layoutPage(defaultSettings, { width: 48, height: 32, orientation: 1 })
    const x = image.x / 2
    const top = (841.89 - image.y - image.height) / 2
    expect(page?.at(x - 2, top + 10)).toEqual(white)
    expect(page?.at(x + 10, top - 2)).toEqual(white)
    expectColours([page?.at(x + 2, top + 2) ?? []], [red])
    expectColours([page?.at(x + image.width / 2 - 2, top + image.height / 2 - 2) ?? []], [yellow])
  })
})

describe('orientation', () => {
  /** The quarters of the upright picture, in the order of `quartersOf`, as EXIF defines the values. */
  const upright: Record<Orientation, readonly Rgb[]> = {
    1: [red, green, blue, yellow],
    2: [green, red, yellow, blue],
    3: [yellow, blue, green, red],
    4: [blue, yellow, red, green],
    5: [red, blue, green, yellow],
    6: [blue, red, yellow, green],
    7: [yellow, green, blue, red],
    8: [green, yellow, red, blue],
  }
  const orientations = Object.keys(upright).map(Number) as Orientation[]

  test('all eight orientations are rendered upright', async () => {
    const files = orientations.map((orientation) => fourColours({ segments: [exifSegment({ orientation })] }))
    const { bytes } = await makePdf(files)
    checkPdf(bytes)
    const pages = renderPages(bytes, dotsPerInch)
    expect(pages).toHaveLength(8)
    for (const [index, orientation] of orientations.entries()) {
      const photo = { width: 48, height: 32, orientation }
      const page = pages[index]
      if (page === undefined) throw new Error('a page is missing')
      expectColours(quartersOf(page, defaultSettings, photo), upright[orientation])
      expect(uprightSize(photo).width).toBe(orientation > 4 ? 32 : 48)
    }
  })
})

describe('JPEG data', () => {
  test('is embedded unchanged, without private segments and trailer', async () => {
    const publicSegments = [jfifSegment, ...iccSegments(iccProfile('RGB '))]
    const options = [{}, { progressive: true }]
    const withPrivateData = options.map((more) =>
      fourColours({
        ...more,
        segments: [...publicSegments, exifSegment({ maker: 'Secret' })],
        appended: ascii('SEFT'),
      }),
    )
    const clean = options.map((more) => fourColours({ ...more, segments: publicSegments }))
    const { bytes } = await makePdf(withPrivateData)
    checkPdf(bytes)
    expect(extractImages(bytes, '-all')).toEqual(clean)
    expect(listImages(bytes).map((columns) => columns[5])).toEqual(['icc', 'icc'])
    expect(latin1(bytes)).not.toMatch(/Exif|Secret|SEFT/)
  })

  test('keeps private segments with keepMetadata', async () => {
    const file = fourColours({ segments: [jfifSegment, exifSegment({ orientation: 3 })] })
    const { bytes } = await makePdf([file], { keepMetadata: true })
    expect(extractImages(bytes, '-all')).toEqual([file])
  })

  const cmyk = ([r, g, b]: Rgb) => [255 - r, 255 - g, 255 - b, 0]
  const inverted = (values: readonly number[]) => values.map((value) => 255 - value)
  const colour = quarters(6, 4)
  test.each([
    ['YCbCr', fourColours()],
    ['progressive', fourColours({ progressive: true })],
    ['RGB by Adobe', fourColours({ block: (x, y) => colour(x, y), segments: [adobeSegment(0)] })],
    ['RGB by name', fourColours({ block: (x, y) => colour(x, y), componentNames: [82, 71, 66] })],
    ['CMYK', fourColours({ block: (x, y) => cmyk(colour(x, y)) })],
    [
      'CMYK by Adobe',
      fourColours({ block: (x, y) => inverted(cmyk(colour(x, y))), segments: [adobeSegment(0)] }),
    ],
  ])('%s is rendered in its colours', async (kind, file) => {
    const { bytes } = await makePdf([file])
    checkPdf(bytes)
    const [page] = renderPages(bytes, dotsPerInch)
    if (page === undefined) throw new Error('a page is missing')
    const seen = quartersOf(page, defaultSettings, { width: 48, height: 32, orientation: 1 })
    // The renderer's conversion from CMYK dulls colours, so only bright and dark are distinguished.
    const compared = kind.startsWith('CMYK')
      ? seen.map((c) => c.map((value) => (value > 127 ? 255 : 0)))
      : seen
    expectColours(compared, [red, green, blue, yellow])
  })
})

describe('PNG data', () => {
  const noise = (length: number) => (y: number) => Array.from({ length }, (_, x) => (x * 37 + y * 101) % 256)
  const kinds: [string, Partial<PngOptions>, string[]][] = [
    ['1-bit grey', { colourType: 0, bitDepth: 1, row: noise(2) }, ['gray', '1', '1']],
    ['2-bit grey', { colourType: 0, bitDepth: 2, row: noise(4) }, ['gray', '1', '2']],
    ['8-bit grey', { colourType: 0, row: noise(16) }, ['gray', '1', '8']],
    ['16-bit grey', { colourType: 0, bitDepth: 16, row: noise(32) }, ['gray', '1', '16']],
    ['8-bit RGB', { row: noise(48) }, ['rgb', '3', '8']],
    ['8-bit RGB in many chunks', { row: noise(48), parts: 50 }, ['rgb', '3', '8']],
    ['16-bit RGB', { bitDepth: 16, row: noise(96) }, ['rgb', '3', '16']],
    [
      '4-bit palette',
      { colourType: 3, bitDepth: 4, row: noise(8), chunks: [pngChunk('PLTE', noise(48)(7))] },
      ['index', '1', '4'],
    ],
  ]

  test.each(kinds)('%s is embedded unchanged', async (_, options, columns) => {
    const { bytes } = await makePdf([pngFile({ width: 16, height: 9, ...options })])
    checkPdf(bytes)
    expect(listImages(bytes).map((image) => image.slice(3, 8))).toEqual([['16', '9', ...columns]])
    expect(renderPages(bytes, dotsPerInch)).toHaveLength(1)
  })

  test('8-bit samples are extracted unchanged', async () => {
    const row = noise(48)
    const { bytes } = await makePdf([pngFile({ width: 16, height: 9, row, parts: 3 })])
    const [image = new Uint8Array()] = extractImages(bytes)
    const samples = Array.from({ length: 9 }, (_, y) => row(y)).flat()
    expect([...image.subarray(-samples.length)]).toEqual(samples)
  })

  test('is rendered upright by its eXIf chunk', async () => {
    const row = (y: number) => Array.from({ length: 6 }, (_, x) => [...quarters(6, 4)(x, y)]).flat()
    const chunks = [pngChunk('eXIf', exifData({ orientation: 6 }))]
    const { bytes } = await makePdf([pngFile({ width: 6, height: 4, row, chunks })])
    const [page] = renderPages(bytes, dotsPerInch)
    if (page === undefined) throw new Error('a page is missing')
    const seen = quartersOf(page, defaultSettings, { width: 6, height: 4, orientation: 6 })
    expectColours(seen, [blue, red, yellow, green])
  })

  test('a decoded transparent photo has a soft mask', async () => {
    const { bytes } = await makePdf([pngFile({ width: 16, height: 9, colourType: 6 })])
    checkPdf(bytes)
    expect(listImages(bytes).map((image) => image[2])).toEqual(['image', 'smask'])
    const [page] = renderPages(bytes, dotsPerInch)
    expectColours([page?.at(page.width / 2, page.height / 2) ?? []], [[255, 127, 127]])
  })
})

test('a page of group 4 is one bit a pixel, and its ink is black', async () => {
  const [width, height] = [200, 100]
  const rowBytes = width / 8
  // The left half of the page is ink.
  const bits = Uint8Array.from({ length: rowBytes * height }, (_, at) => (at % rowBytes < 12 ? 255 : 0))
  const fax = encodeG4({ width, height, rowBytes, bits })
  const size = { width, height, orientation: 1 } as const
  const { bytes } = await makePdf([fax], {
    smaller: () => ({ source: 0, image: faxImage(size, fax.length), size }),
  })
  checkPdf(bytes)
  expect(listImages(bytes).map((image) => image.slice(3, 9))).toEqual([
    ['200', '100', 'gray', '1', '1', 'ccitt'],
  ])
  const [page] = renderPages(bytes, dotsPerInch)
  const colours = [0.3, 0.7].map((x) => page?.at(x * page.width, page.height / 2) ?? [])
  expectColours(colours, [
    [0, 0, 0],
    [255, 255, 255],
  ])
})

test('a PDF of three hundred photos of all kinds is valid', async () => {
  const kinds = [
    fourColours({ segments: [exifSegment({ orientation: 6 })] }),
    fourColours({ progressive: true, segments: iccSegments(iccProfile('RGB ')) }),
    pngFile({ width: 3, height: 5 }),
    pngFile({ width: 3, height: 5, colourType: 6 }),
  ]
  const files = Array.from({ length: 300 }, (_, index) => kinds[index % kinds.length] ?? new Uint8Array())
  const { bytes } = await makePdf(files, { title: 'photos' })
  expect(checkPdf(bytes)).toContain('PDF Version: 1.7')
  expect(pdfInfo(bytes)).toMatch(/Title:\s+photos\n(?:.*\n)*Pages:\s+300\n/)
})
