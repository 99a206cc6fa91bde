import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Corners, findCorners, isConvex, moveCorner, wholePicture } from './corners.ts'
import type { GrayPixels } from './gray.ts'
import { type Ground, groundPhoto, grounds, type PagePhoto, pagePhoto } from './testing/page-photo.ts'

const names = Object.keys(grounds) as Ground[]
const seeds = [0, 1, 2, 3, 4, 5, 6, 7]

/** How far the worst corner is off, in parts of the picture's diagonal; 1 where none was found. */
function errorOf({ gray, corners }: PagePhoto): number {
  const found = findCorners(gray)
  if (found === null) return 1
  const off = found.map(({ x, y }, index) => {
    const { x: trueX, y: trueY } = corners[index] ?? { x: 2, y: 2 }
    return Math.hypot((x - trueX) * gray.width, (y - trueY) * gray.height)
  })
  return Math.max(...off) / Math.hypot(gray.width, gray.height)
}

test.each(names)('corners of pages are found to 0.015 of the diagonal: %s', (ground) => {
  expect(seeds.filter((seed) => errorOf(pagePhoto(ground, seed)) > 0.015)).toEqual([])
})

test.each(names)('no page is found where there is none: %s', (ground) => {
  for (const seed of seeds.slice(4)) expect(findCorners(groundPhoto(ground, seed))).toBeNull()
})

const plane = (width: number, height: number, value: (x: number, y: number) => number): GrayPixels => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => value(at % width, Math.floor(at / width))),
})

test.each([
  ['an even plane', plane(300, 400, () => 200)],
  ['light from one side', plane(300, 400, (x) => 40 + x / 2)],
  ['one straight edge', plane(300, 400, (x, y) => (x + y > 350 ? 200 : 90))],
  ['a chessboard', plane(320, 320, (x, y) => (((x >> 5) + (y >> 5)) % 2) * 120 + 80)],
  [
    'a dark sheet on a bright ground',
    plane(300, 400, (x, y) => (Math.abs(x - 150) < 90 && Math.abs(y - 200) < 130 ? 60 : 220)),
  ],
  ['a pixel', plane(1, 1, () => 9)],
  ['a row', plane(512, 1, (x) => x / 2)],
  ['a small picture', plane(9, 7, (x, y) => x * y)],
])('no page is found in %s', (_, picture) => {
  expect(findCorners(picture)).toBeNull()
})

const part = fc.double({ min: -0.5, max: 1.5, noNaN: true })
const point = fc.record({ x: part, y: part })
const index = fc.integer({ min: 0, max: 3 })

test('corners that are moved stay convex and in the picture', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(index, point), { maxLength: 20 }), (moves) => {
      let corners: Corners = wholePicture
      for (const [corner, target] of moves) {
        corners = moveCorner(corners, corner, target)
        expect(isConvex(corners)).toBe(true)
        for (const { x, y } of corners) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.max(x, y)).toBeLessThanOrEqual(1)
        }
      }
    }),
  )
})

test('a corner moves to where it is put when it can, and otherwise as far as it can', () => {
  expect(moveCorner(wholePicture, 0, { x: 0.2, y: 0.1 })[0]).toEqual({ x: 0.2, y: 0.1 })
  expect(moveCorner(wholePicture, 0, { x: -1, y: 0.1 })[0]).toEqual({ x: 0, y: 0.1 })
  const { x, y } = moveCorner(wholePicture, 0, { x: 0.9, y: 0.9 })[0]
  expect(x).toBeCloseTo(0.5, 2)
  expect(y).toBeCloseTo(0.5, 2)
})

test.each([
  [
    'crossed sides',
    [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ],
  ],
  [
    'counterclockwise',
    [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
      { x: 1, y: 0 },
    ],
  ],
  [
    'a corner inside the other three',
    [
      { x: 0.9, y: 0.9 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ].with(0, { x: 0.8, y: 0.8 }),
  ],
  [
    'an area below 1 %',
    [
      { x: 0, y: 0 },
      { x: 0.09, y: 0 },
      { x: 0.09, y: 0.1 },
      { x: 0, y: 0.1 },
    ],
  ],
] as const)('not convex: %s', (_, corners) => {
  expect(isConvex(corners as unknown as Corners)).toBe(false)
})
