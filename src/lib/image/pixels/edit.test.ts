import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Orientation, uprightSize } from '../exif/orientation.ts'
import {
  type Edit,
  editedSize,
  isEdited,
  type QuarterTurns,
  type Region,
  turnedOnce,
  turnedOrientation,
  unedited,
} from './edit.ts'
import { regionWithin, storedRegion, turnedRegion, unturnedRegion, uprightRegion } from './regions.ts'
import { rotatePixels } from './rotate-pixels.ts'

const orientations = fc.constantFrom<Orientation>(1, 2, 3, 4, 5, 6, 7, 8)
const allTurns = fc.constantFrom<QuarterTurns>(0, 1, 2, 3)
const pictures = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 9 }) })
  .chain((size) =>
    fc
      .record({
        left: fc.integer({ min: 0, max: size.width - 1 }),
        top: fc.integer({ min: 0, max: size.height - 1 }),
      })
      .chain(({ left, top }) =>
        fc.record({
          size: fc.constant(size),
          region: fc.record({
            left: fc.constant(left),
            top: fc.constant(top),
            width: fc.integer({ min: 1, max: size.width - left }),
            height: fc.integer({ min: 1, max: size.height - top }),
          }),
        }),
      ),
  )

type Pixels = { readonly width: number; readonly height: number; readonly data: Uint32Array }

const numbered = ({ width, height }: { width: number; height: number }): Pixels => ({
  width,
  height,
  data: Uint32Array.from({ length: width * height }, (_, at) => at + 1),
})

function rotated({ width, height, data }: Pixels, orientation: Orientation): Pixels {
  const to = new Uint32Array(data.length)
  rotatePixels(data, { width, height }, orientation, to)
  return { ...uprightSize({ width, height, orientation }), data: to }
}

function cut({ width: stride, data }: Pixels, { left, top, width, height }: Region): Pixels {
  const part = Array.from({ length: height }, (_, y) =>
    data.subarray((top + y) * stride + left, (top + y) * stride + left + width),
  )
  return { width, height, data: Uint32Array.from(part.flatMap((row) => [...row])) }
}

test('a part of the upright picture is the same part of the stored one, turned', () => {
  fc.assert(
    fc.property(pictures, orientations, ({ size, region }, orientation) => {
      const picture = numbered(size)
      const upright = uprightRegion(region, size, orientation)
      expect(cut(rotated(picture, orientation), upright)).toEqual(rotated(cut(picture, region), orientation))
      expect(storedRegion(upright, uprightSize({ ...size, orientation }), orientation)).toEqual(region)
    }),
  )
})

test('a turn after an orientation is one orientation', () => {
  fc.assert(
    fc.property(pictures, orientations, allTurns, ({ size }, orientation, turns) => {
      const upright = rotated(numbered(size), orientation)
      let turned = upright
      for (let turn = 0; turn < turns; turn += 1) turned = rotated(turned, 6)
      expect(rotated(numbered(size), turnedOrientation(orientation, turns))).toEqual(turned)
    }),
  )
})

test('turning a part there and back changes nothing', () => {
  fc.assert(
    fc.property(pictures, allTurns, ({ size, region }, turns) => {
      const turned = turnedRegion(region, size, turns)
      expect(unturnedRegion(turned, editedSize(size, { crop: null, turns }), turns)).toEqual(region)
    }),
  )
})

test('four turns are none, and the part stays', () => {
  const crop = { left: 1, top: 2, width: 3, height: 4 }
  const steps: Edit[] = [{ ...unedited, crop }]
  for (let turn = 0; turn < 4; turn += 1) steps.push(turnedOnce(steps.at(-1) ?? unedited))
  expect(steps.map(({ turns }) => turns)).toEqual([0, 1, 2, 3, 0])
  expect(steps.map((edit) => editedSize({ width: 9, height: 9 }, edit).width)).toEqual([3, 4, 3, 4, 3])
  expect(steps.every((edit) => edit.crop === crop)).toBe(true)
  expect([unedited, { ...unedited, crop }, turnedOnce(unedited)].map(isEdited)).toEqual([false, true, true])
})

test('a region ends where the picture does', () => {
  const size = { width: 10, height: 8 }
  expect(regionWithin({ left: 6, top: -2, width: 9, height: 5 }, size)).toEqual({
    left: 6,
    top: 0,
    width: 4,
    height: 3,
  })
  expect(regionWithin({ left: 30, top: 3, width: 9, height: 50 }, size)).toEqual({
    left: 9,
    top: 3,
    width: 1,
    height: 5,
  })
})
