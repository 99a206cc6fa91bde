import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Orientation, uprightSize } from '../../../lib/image/exif/orientation.ts'
import { layoutPage, layoutSheet, toPoints } from './page-layout.ts'
import {
  defaultSettings,
  isBorderless,
  millimetres,
  pageOrientations,
  pageSizes,
  perPageOf,
  photosPerPage,
} from './settings.ts'

const orientations: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8]
const square = { width: 100, height: 100, orientation: 1 } as const
const anySettings = fc.record({
  pageSize: fc.constantFrom(...pageSizes),
  orientation: fc.constantFrom(...pageOrientations),
  margin: fc.integer({ min: 10, max: 50 }).map(millimetres),
  borderless: fc.boolean(),
  photoBorderless: fc.boolean(),
})
const anyPhoto = fc.record({
  width: fc.integer({ min: 1, max: 65_535 }),
  height: fc.integer({ min: 1, max: 65_535 }),
  orientation: fc.constantFrom(...orientations),
})

describe('page size', () => {
  test.each([
    ['A4', 'portrait', 595.28, 841.89],
    ['A4', 'landscape', 841.89, 595.28],
    ['Letter', 'portrait', 612.28, 790.87],
    ['Letter', 'landscape', 790.87, 612.28],
    ['A3', 'portrait', 841.89, 1190.55],
    ['A3', 'landscape', 1190.55, 841.89],
  ] as const)('of %s in %s', (pageSize, orientation, width, height) => {
    const { page } = layoutPage({ ...defaultSettings, pageSize, orientation }, square)
    expect(page.width).toBeCloseTo(width, 2)
    expect(page.height).toBeCloseTo(height, 2)
  })
})

describe('a page as large as its photo', () => {
  const photoPage = { ...defaultSettings, pageSize: 'photo', photoBorderless: false } as const
  test('has the sides of the upright photo at 96 pixels an inch, with a margin or none', () => {
    const photo = { width: 400, height: 200, orientation: 6 } as const
    const { page, image } = layoutPage({ ...photoPage, photoBorderless: true }, photo)
    expect(page).toEqual({ width: 150, height: 300 })
    expect(image).toEqual({ x: 0, y: 0, width: 150, height: 300 })
    const margin = toPoints(millimetres(20))
    expect(layoutPage(photoPage, photo).page.width).toBeCloseTo(150 + 2 * margin, 9)
  })

  test('is never larger than readers support', () => {
    const { page } = layoutPage(
      { ...photoPage, photoBorderless: true },
      { width: 40_000, height: 10, orientation: 1 },
    )
    expect(page.width).toBeCloseTo(14_400, 6)
    expect(page.height).toBeCloseTo(3.6, 6)
  })
})

describe('layoutPage', () => {
  test('fills the page without a margin in one direction', () => {
    const { page, image } = layoutPage({ ...defaultSettings, borderless: true }, square)
    expect([image.x, image.width]).toEqual([0, page.width])
    expect(image.height).toBeCloseTo(page.width, 9)
  })

  test('scales a small photo up and a large one down to the full width', () => {
    for (const side of [1, 10_000]) {
      const { image } = layoutPage(defaultSettings, { width: side, height: side, orientation: 1 })
      expect(image.width).toBeCloseTo(toPoints(millimetres(170)), 9)
      expect(image.x).toBeCloseTo(toPoints(millimetres(20)), 9)
    }
  })

  test('applies the orientation before fitting', () => {
    const { image } = layoutPage(defaultSettings, { width: 400, height: 300, orientation: 6 })
    expect(image.height / image.width).toBeCloseTo(4 / 3, 9)
    expect(image.width).toBeCloseTo(toPoints(millimetres(170)), 9)
  })

  test('centres the photo within the margins, touching two of them, with its aspect ratio', () => {
    fc.assert(
      fc.property(anySettings, anyPhoto, (settings, photo) => {
        const { page, image } = layoutPage(settings, photo)
        const margin = isBorderless(settings) ? 0 : toPoints(settings.margin)
        const { width, height } = uprightSize(photo)
        expect(Math.min(image.x, image.y)).toBeCloseTo(margin, 6)
        expect(image.x).toBeGreaterThan(margin - 1e-6)
        expect(image.y).toBeGreaterThan(margin - 1e-6)
        expect(image.x + image.width / 2).toBeCloseTo(page.width / 2, 6)
        expect(image.y + image.height / 2).toBeCloseTo(page.height / 2, 6)
        expect((image.width * height) / (image.height * width)).toBeCloseTo(1, 9)
      }),
    )
  })

  test('clamps a margin that is out of range', () => {
    const wide = layoutPage({ ...defaultSettings, margin: millimetres(1_000) }, square)
    expect(wide).toEqual(layoutPage({ ...defaultSettings, margin: millimetres(50) }, square))
  })
})

/**
 * Where the stored picture's first row and first column are shown, in the terms of the EXIF standard (CIPA DC-008, table
 * "Orientation"): the corner of the stored top left and the corner of the stored top right.
 */
const corners: Record<Orientation, readonly [string, string]> = {
  1: ['top left', 'top right'],
  2: ['top right', 'top left'],
  3: ['bottom right', 'bottom left'],
  4: ['bottom left', 'bottom right'],
  5: ['top left', 'bottom left'],
  6: ['top right', 'bottom right'],
  7: ['bottom right', 'top right'],
  8: ['bottom left', 'top left'],
}

describe('matrix', () => {
  test.each(orientations)('maps the stored corners of orientation %i as EXIF defines', (orientation) => {
    const { image, matrix } = layoutPage(defaultSettings, { width: 300, height: 200, orientation })
    const [a, b, c, d, e, f] = matrix
    const corner = (u: number, v: number) => {
      const x = a * u + c * v + e
      const y = b * u + d * v + f
      const vertical =
        Math.abs(y - image.y) < 1e-6 ? 'bottom' : Math.abs(y - image.y - image.height) < 1e-6 && 'top'
      const horizontal =
        Math.abs(x - image.x) < 1e-6 ? 'left' : Math.abs(x - image.x - image.width) < 1e-6 && 'right'
      return `${vertical} ${horizontal}`
    }
    expect([corner(0, 1), corner(1, 1)]).toEqual(corners[orientation])
  })

  test('maps the whole picture onto its box', () => {
    fc.assert(
      fc.property(anySettings, anyPhoto, (settings, photo) => {
        const { image, matrix } = layoutPage(settings, photo)
        const [a, b, c, d] = matrix
        expect(Math.abs(a * d - b * c)).toBeCloseTo(image.width * image.height, 3)
      }),
    )
  })
})

describe('several photos on a page', () => {
  const lying = { width: 400, height: 300, orientation: 1 } as const
  const sheetOf = (perPage: (typeof photosPerPage)[number], orientation: (typeof pageOrientations)[number]) =>
    layoutSheet({ ...defaultSettings, perPage, orientation }, [
      lying,
      ...Array.from({ length: perPage - 1 }, () => lying),
    ])
  /** Columns and rows by the middles of the photos. */
  const gridOf = (places: ReturnType<typeof sheetOf>['places']) => [
    new Set(places.map(({ image }) => Math.round(image.x + image.width / 2))).size,
    new Set(places.map(({ image }) => Math.round(image.y + image.height / 2))).size,
  ]

  test.each([
    [1, [1, 1]],
    [2, [1, 2]],
    [4, [2, 2]],
    [6, [2, 3]],
    [9, [3, 3]],
  ] as const)('%i are in a grid, whose sides landscape swaps', (perPage, counts) => {
    expect(gridOf(sheetOf(perPage, 'portrait').places)).toEqual(counts)
    expect(gridOf(sheetOf(perPage, 'landscape').places)).toEqual(counts.toReversed())
  })

  test('they are read in rows from the top', () => {
    const [a, b, c] = sheetOf(4, 'portrait').places.map(({ image }) => image)
    expect(b?.x).toBeGreaterThan(a?.x ?? 0)
    expect(b?.y).toBeCloseTo(a?.y ?? 0, 9)
    expect(c?.x).toBeCloseTo(a?.x ?? 0, 9)
    expect(c?.y).toBeLessThan(a?.y ?? 0)
  })

  test('they stay within the margins and 5 mm apart, on the last page in the same places', () => {
    fc.assert(
      fc.property(
        anySettings,
        fc.constantFrom(...photosPerPage),
        fc.array(anyPhoto, { minLength: 1, maxLength: 9 }),
        (some, perPage, [first = square, ...others]) => {
          const settings = { ...some, perPage }
          const { page, places } = layoutSheet(settings, [first, ...others])
          expect(places).toHaveLength(Math.min(perPageOf(settings), 1 + others.length))
          expect(layoutSheet(settings, [first]).places).toEqual(places.slice(0, 1))
          const margin = isBorderless(settings) ? 0 : toPoints(settings.margin)
          const gap = toPoints(millimetres(5))
          const apart = (a: number, aLength: number, b: number, bLength: number) =>
            Math.max(b - a - aLength, a - b - bLength)
          for (const [index, { image }] of places.entries()) {
            expect(Math.min(image.x, image.y)).toBeGreaterThan(margin - 1e-6)
            expect(image.x + image.width).toBeLessThan(page.width - margin + 1e-6)
            expect(image.y + image.height).toBeLessThan(page.height - margin + 1e-6)
            for (const other of places.slice(index + 1).map((place) => place.image))
              expect(
                Math.max(
                  apart(image.x, image.width, other.x, other.width),
                  apart(image.y, image.height, other.y, other.height),
                ),
              ).toBeGreaterThan(gap - 1e-6)
          }
        },
      ),
    )
  })

  test('a page as large as its photo has one', () => {
    expect(perPageOf({ ...defaultSettings, pageSize: 'photo', perPage: 9 })).toBe(1)
    const settings = { ...defaultSettings, pageSize: 'photo', perPage: 4, photoBorderless: true } as const
    expect(layoutSheet(settings, [lying]).places[0]?.image.width).toBe(300)
  })
})
