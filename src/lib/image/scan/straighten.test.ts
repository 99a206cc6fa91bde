import { expect, test } from 'vitest'
import { randomNumbers } from '../../testing/random-numbers.ts'
import { type Corners, wholePicture } from './corners.ts'
import type { GrayPixels } from './gray.ts'
import { homographyOf } from './homography.ts'
import { straighten, straightenColour, straightSize } from './straighten.ts'

const corners: Corners = [
  { x: 0.2, y: 0.15 },
  { x: 0.85, y: 0.2 },
  { x: 0.95, y: 0.9 },
  { x: 0.1, y: 0.8 },
]

function picture(width: number, height: number, valueAt: (x: number, y: number) => number): GrayPixels {
  const data = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.round(valueAt(at % width, Math.floor(at / width))),
  )
  return { width, height, data }
}

/** A point of the unit square in pixels of the picture. */
function seen(map: ReturnType<typeof homographyOf>, u: number, v: number) {
  const w = map.g * u + map.h * v + 1
  return { x: (map.a * u + map.b * v + map.c) / w, y: (map.d * u + map.e * v + map.f) / w }
}

test('the corners of the unit square are the corners of the page', () => {
  const map = homographyOf(corners, 400, 300)
  for (const [index, [u, v]] of (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).entries()) {
    const { x, y } = seen(map, u, v)
    expect(x / 400).toBeCloseTo(corners[index]?.x ?? Number.NaN, 9)
    expect(y / 300).toBeCloseTo(corners[index]?.y ?? Number.NaN, 9)
  }
})

test('straight lines of the page stay straight: a plane of brightness lies where the homography puts it', () => {
  const source = picture(400, 300, (x, y) => 20 + x / 4 + y / 4)
  const size = { width: 150, height: 100 }
  const flat = straighten(source, corners, size)
  const map = homographyOf(corners, 400, 300)
  for (let y = 0; y < 100; y += 7)
    for (let x = 0; x < 150; x += 7) {
      const at = seen(map, (x + 0.5) / 150, (y + 0.5) / 100)
      expect(
        Math.abs((flat.data[y * 150 + x] ?? 0) - (20 + (at.x - 0.5) / 4 + (at.y - 0.5) / 4)),
      ).toBeLessThan(1.5)
    }
})

test('the whole picture in its own size is itself', () => {
  const random = randomNumbers(1)
  const source = picture(31, 17, () => random() * 255)
  expect(straighten(source, wholePicture, source)).toEqual(source)
})

test('a smaller size takes the mean of the pixels, not one of them', () => {
  const source = picture(64, 64, (x, y) => ((x + y) % 2) * 255)
  for (const value of straighten(source, wholePicture, { width: 16, height: 16 }).data)
    expect(Math.abs(value - 127.5)).toBeLessThan(1)
})

test('bands of rows are parts of the whole', () => {
  const random = randomNumbers(2)
  const source = picture(60, 40, () => random() * 255)
  const size = { width: 50, height: 45 }
  const whole = straighten(source, corners, size)
  const bands = [0, 20, 40].map((from) =>
    straighten(source, corners, size, { from, to: Math.min(45, from + 20) }),
  )
  expect(bands.map(({ height }) => height)).toEqual([20, 20, 5])
  expect(bands.flatMap(({ data }) => [...data])).toEqual([...whole.data])
})

test('every colour channel is straightened as a gray picture', () => {
  const random = randomNumbers(3)
  const planes = [0, 1, 2, 3].map(() => picture(60, 40, () => random() * 255))
  const data = Uint8ClampedArray.from({ length: 60 * 40 * 4 }, (_, at) => planes[at % 4]?.data[at >> 2] ?? 0)
  const size = { width: 33, height: 21 }
  const colour = straightenColour({ width: 60, height: 40, data }, corners, size)
  for (const [channel, plane] of planes.entries())
    expect([...colour.data.filter((_, at) => at % 4 === channel)]).toEqual([
      ...straighten(plane, corners, size).data,
    ])
})

type Camera = {
  /** As parts of the picture's diagonal. */
  readonly focalLength: number
  readonly distance: number
  /** In radians, about the picture's x and y axis and its own. */
  readonly tilt: readonly [number, number, number]
}

/** The corners that a camera sees of a page of `ratio` × 1, in a picture of 4000 × 3000 pixels. */
function photographed(ratio: number, { focalLength, distance, tilt: [tiltX, tiltY, turn] }: Camera): Corners {
  const project = (u: number, v: number) => {
    const [x, y] = [(u - 0.5) * ratio, v - 0.5]
    const [x1, y1] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
    const [y2, z2] = [y1 * Math.cos(tiltX), y1 * Math.sin(tiltX)]
    const [x3, z3] = [
      x1 * Math.cos(tiltY) + z2 * Math.sin(tiltY),
      z2 * Math.cos(tiltY) - x1 * Math.sin(tiltY),
    ]
    const scale = (focalLength * 5000) / (distance + z3)
    return { x: 0.5 + (x3 * scale) / 4000, y: 0.5 + (y2 * scale) / 3000 }
  }
  return [project(0, 0), project(1, 0), project(1, 1), project(0, 1)]
}

test.each([
  ['from above', { focalLength: 0.6, distance: 1.6, tilt: [0, 0, 0.1] }, 0.01],
  ['tilted about one axis', { focalLength: 0.6, distance: 1.6, tilt: [0.6, 0, 0] }, 0.01],
  ['tilted about one axis, with a longer lens', { focalLength: 0.75, distance: 2, tilt: [0.6, 0, 0] }, 0.08],
  ['tilted about both axes', { focalLength: 0.9, distance: 2.2, tilt: [0.5, 0.4, 0.2] }, 0.01],
  ['tilted far', { focalLength: 0.6, distance: 1.8, tilt: [0.8, -0.5, 0] }, 0.01],
] as const)('the aspect ratio of a page seen %s', (_, camera, tolerance) => {
  for (const ratio of [1 / Math.SQRT2, 8.5 / 11, 0.3, 1.6]) {
    const { width, height } = straightSize(photographed(ratio, camera), 4000, 3000)
    expect(Math.abs(width / height / ratio - 1)).toBeLessThan(tolerance)
  }
})

test('the size keeps the pixels of the page, and never has more than the picture', () => {
  expect(straightSize(wholePicture, 4000, 3000)).toEqual({ width: 4000, height: 3000 })
  const half: Corners = [
    { x: 0, y: 0 },
    { x: 0.5, y: 0 },
    { x: 0.5, y: 0.5 },
    { x: 0, y: 0.5 },
  ]
  const { width, height } = straightSize(half, 4000, 3000)
  expect(width).toBeGreaterThanOrEqual(2000)
  expect(height).toBeGreaterThanOrEqual(1500)
  const random = randomNumbers(4)
  for (let times = 0; times < 500; times += 1) {
    const near = (value: number) => value + (random() - 0.5) * 0.45
    const some = wholePicture.map(({ x, y }) => ({
      x: near(x * 0.5 + 0.25),
      y: near(y * 0.5 + 0.25),
    })) as unknown as Corners
    const size = straightSize(some, 400, 300)
    expect(size.width * size.height).toBeLessThanOrEqual(400 * 300)
    expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1)
  }
})
