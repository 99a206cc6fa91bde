import { expect, test } from 'vitest'
import { evenLight } from './even-light.ts'
import type { GrayPixels } from './gray.ts'
import { inkOf, type Light, shadowed, writtenPage } from './testing/written-page.ts'

const [width, height] = [600, 800]

/** The part of the pixels for which this holds. */
function partOf({ data }: GrayPixels, holds: (value: number, x: number, y: number) => boolean): number {
  let count = 0
  for (const [at, value] of data.entries()) if (holds(value, at % width, Math.floor(at / width))) count += 1
  return count / data.length
}

const ink = inkOf(width, height, 3, 1)
const even = evenLight(writtenPage({ width, height, ink, light: shadowed, noise: 4 }))
const isNear = (x: number, y: number, radius: number) => {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1) if (ink(x + dx, y + dy)) return true
  return false
}

test('paper is white, in shadow and close to ink as elsewhere', () => {
  expect(partOf(even, (value, x, y) => value < 235 && !isNear(x, y, 1))).toBeLessThan(0.0005)
})

test('ink stays dark', () => {
  const inked = partOf(even, (_, x, y) => ink(x, y))
  expect(partOf(even, (value, x, y) => value < 140 && ink(x, y)) / inked).toBeGreaterThan(0.99)
})

test('a black area of a third of the page stays dark, and the paper beside it white', () => {
  const isBlack = (x: number, y: number) => x > 150 && x < 450 && y > 150 && y < 650
  const light: Light = (u, v) => 1 - 0.25 * (u + v)
  const page = evenLight(writtenPage({ width, height, ink: isBlack, light, noise: 4 }))
  expect(partOf(page, (value, x, y) => value > 150 && isBlack(x - 3, y - 3) && isBlack(x + 3, y + 3))).toBe(0)
  const isBeside = (x: number, y: number) => x < 140 || x > 460 || y < 140 || y > 660
  expect(partOf(page, (value, x, y) => value < 240 && isBeside(x, y))).toBeLessThan(0.001)
})

test.each([
  ['a dark photo stays dark', 160, 0.3, [30, 40]],
  ['a photo not much darker than a shadow becomes white', 160, 0.4, [255, 255]],
  ['a small one stays dark', 60, 0.5, [105, 120]],
  ['a dark one of six tenths of the page becomes white', 480, 0.3, [255, 255]],
] as const)('%s', (_, side, tone, [darkest, brightest]) => {
  const isPhoto = (x: number, y: number) => Math.abs(x - 300) < side / 2 && Math.abs(y - 400) < side / 2
  const data = Uint8Array.from({ length: width * height }, (_each, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return 225 * (isPhoto(x, y) ? tone : ink(x, y) ? 0.2 : 1)
  })
  const middle = evenLight({ width, height, data }).data[400 * width + 300]
  expect(middle).toBeGreaterThanOrEqual(darkest)
  expect(middle).toBeLessThanOrEqual(brightest)
})

test.each([
  [1, 1],
  [1, 9],
  [3, 2],
  [200, 5],
])('an empty page of %s × %s pixels becomes white', (columns, rows) => {
  const page = { width: columns, height: rows, data: new Uint8Array(columns * rows).fill(140) }
  expect(new Set(evenLight(page).data)).toEqual(new Set([255]))
})

test('a black picture stays black', () => {
  expect(new Set(evenLight({ width: 20, height: 30, data: new Uint8Array(600) }).data)).toEqual(new Set([0]))
})
