import { expect, test } from 'vitest'
import { randomNumbers } from '../../testing/random-numbers.ts'
import { type BlackAndWhite, toBlackAndWhite } from './black-and-white.ts'
import { evenLight } from './even-light.ts'
import type { GrayPixels } from './gray.ts'
import { surroundings } from './surroundings.ts'
import { inkOf, type Light, shadowed, writtenPage } from './testing/written-page.ts'

const isBlack = ({ rowBytes, bits }: BlackAndWhite, x: number, y: number) =>
  (((bits[y * rowBytes + (x >> 3)] ?? 0) << (x & 7)) & 0x80) !== 0

const [width, height] = [600, 800]

/** The part of the pixels that differ from the ink, and the same with the best threshold for the whole page. */
function wrongParts(dot: number, light: Light, noise: number) {
  const ink = inkOf(width, height, dot, dot)
  const photo = writtenPage({ width, height, ink, light, noise })
  const page = toBlackAndWhite(evenLight(photo))
  const wrongWith = (black: (x: number, y: number) => boolean) => {
    let wrong = 0
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) if (black(x, y) !== ink(x, y)) wrong += 1
    return wrong / (width * height)
  }
  const thresholds = Array.from({ length: 32 }, (_, step) => step * 8)
  return {
    here: wrongWith((x, y) => isBlack(page, x, y)),
    global: Math.min(
      ...thresholds.map((threshold) => wrongWith((x, y) => (photo.data[y * width + x] ?? 0) < threshold)),
    ),
  }
}

test.each([
  ['small letters', 2],
  ['letters', 3],
  ['large letters', 12],
])('%s under a strong shadow', (_, dot) => {
  const { here, global } = wrongParts(dot, shadowed, 4)
  expect(here).toBeLessThan(0.001)
  expect(here).toBeLessThan(global / 50)
})

test('even light costs nothing', () => {
  expect(wrongParts(3, () => 1, 4).here).toBeLessThan(0.0001)
})

test('single pixels go, pairs and lines of one pixel stay', () => {
  const data = new Uint8Array(40 * 40).fill(250)
  const points = [
    [5, 5],
    [20, 8],
    [21, 9],
    [0, 0],
    [39, 39],
    [8, 30],
    [9, 30],
    [10, 30],
  ] as const
  for (const [x, y] of points) data[y * 40 + x] = 0
  const page = toBlackAndWhite({ width: 40, height: 40, data })
  const black = points.filter(([x, y]) => isBlack(page, x, y))
  expect(black).toEqual([
    [20, 8],
    [21, 9],
    [8, 30],
    [9, 30],
    [10, 30],
  ])
})

test('a hole of one pixel in black is filled, also where two bytes meet', () => {
  for (const hole of [7, 8, 12]) {
    const data = new Uint8Array(24 * 24)
    data[12 * 24 + hole] = 255
    const page = toBlackAndWhite({ width: 24, height: 24, data })
    expect(isBlack(page, hole, 12)).toBe(true)
  }
})

test('bits behind the last pixel are 0', () => {
  const page = toBlackAndWhite({ width: 11, height: 3, data: new Uint8Array(33) })
  expect([...page.bits]).toEqual([0xff, 0xe0, 0xff, 0xe0, 0xff, 0xe0])
})

test('mean and deviation are those of the pixels around', () => {
  const random = randomNumbers(5)
  const gray: GrayPixels = {
    width: 23,
    height: 14,
    data: Uint8Array.from({ length: 23 * 14 }, () => random() * 256),
  }
  for (const radius of [1, 4, 30]) {
    const around = surroundings(gray, radius)
    for (let y = 0; y < 14; y += 1)
      around(y, (x, mean, deviation) => {
        const near = [...gray.data].filter(
          (_, at) => Math.abs((at % 23) - x) <= radius && Math.abs(Math.floor(at / 23) - y) <= radius,
        )
        const expected = near.reduce((sum, value) => sum + value, 0) / near.length
        const variance = near.reduce((sum, value) => sum + (value - expected) ** 2, 0) / near.length
        expect(mean).toBeCloseTo(expected, 6)
        expect(deviation).toBeCloseTo(Math.sqrt(variance), 4)
      })
  }
})
