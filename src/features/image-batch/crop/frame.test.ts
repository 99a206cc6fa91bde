import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  frameOfRatio,
  type Handle,
  moveFrame,
  moveHandle,
  ratioOf,
  ratios,
  setSide,
  stepOf,
} from './frame.ts'

const size = { width: 400, height: 300 }
const frame = { left: 100, top: 50, width: 200, height: 100 }
const topLeft: Handle = { x: -1, y: -1 }
const bottomRight: Handle = { x: 1, y: 1 }
const right: Handle = { x: 1, y: 0 }

test('a frame moves as far as the picture goes', () => {
  expect(moveFrame(frame, { x: 7.4, y: -3 }, size)).toEqual({ ...frame, left: 107, top: 47 })
  expect(moveFrame(frame, { x: 900, y: -900 }, size)).toEqual({ ...frame, left: 200, top: 0 })
})

describe('moveHandle', () => {
  test('moves the edges of its corner or side alone', () => {
    expect(moveHandle(frame, topLeft, { x: 10, y: -20 }, size, null)).toEqual({
      left: 110,
      top: 30,
      width: 190,
      height: 120,
    })
    expect(moveHandle(frame, right, { x: 15, y: 40 }, size, null)).toEqual({ ...frame, width: 215 })
  })

  test('stops at the picture and leaves a pixel', () => {
    expect(moveHandle(frame, bottomRight, { x: 999, y: 999 }, size, null)).toEqual({
      left: 100,
      top: 50,
      width: 300,
      height: 250,
    })
    expect(moveHandle(frame, topLeft, { x: 999, y: 999 }, size, null)).toEqual({
      left: 299,
      top: 149,
      width: 1,
      height: 1,
    })
  })

  test('keeps a ratio: a corner leaves the opposite one in place, a side the middle', () => {
    expect(moveHandle(frame, topLeft, { x: -20, y: 0 }, size, 2)).toEqual({
      left: 80,
      top: 40,
      width: 220,
      height: 110,
    })
    expect(moveHandle(frame, bottomRight, { x: 1, y: 20 }, size, 2)).toEqual({
      ...frame,
      width: 240,
      height: 120,
    })
    expect(moveHandle(frame, right, { x: -40, y: 0 }, size, 2)).toEqual({
      left: 100,
      top: 60,
      width: 160,
      height: 80,
    })
    const upright = { left: 100, top: 50, width: 100, height: 200 }
    expect(moveHandle(upright, bottomRight, { x: 200, y: 0 }, size, 0.5)).toEqual({
      ...upright,
      width: 125,
      height: 250,
    })
    expect(moveHandle(frame, bottomRight, { x: 999, y: 0 }, size, 2)).toEqual({
      left: 100,
      top: 50,
      width: 300,
      height: 150,
    })
  })
})

test('sides are set from the left and the top edge', () => {
  expect(setSide(frame, 'width', 120, size, null)).toEqual({ ...frame, width: 120 })
  expect(setSide(frame, 'height', 5000, size, null)).toEqual({ ...frame, height: 250 })
  expect(setSide(frame, 'height', 60, size, 2)).toEqual({ ...frame, width: 120, height: 60 })
})

test('a ratio takes the largest part in the middle of the frame', () => {
  expect(frameOfRatio(frame, 1)).toEqual({ left: 150, top: 50, width: 100, height: 100 })
  expect(frameOfRatio(frame, 4)).toEqual({ left: 100, top: 75, width: 200, height: 50 })
  expect(ratios.map((ratio) => ratioOf(ratio, { width: 30, height: 10 }))).toEqual([
    null,
    3,
    1,
    4 / 3,
    3 / 2,
    16 / 9,
  ])
})

test('arrow keys move by a pixel, with Shift by ten', () => {
  expect(stepOf('ArrowLeft', false)).toEqual({ x: -1, y: 0 })
  expect(stepOf('ArrowDown', true)).toEqual({ x: 0, y: 10 })
  expect(stepOf('Enter', false)).toBeNull()
})

const frames = fc
  .record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }) })
  .chain((picture) =>
    fc
      .tuple(fc.integer({ min: 0, max: picture.width - 1 }), fc.integer({ min: 0, max: picture.height - 1 }))
      .chain(([left, top]) =>
        fc.record({
          picture: fc.constant(picture),
          frame: fc.record({
            left: fc.constant(left),
            top: fc.constant(top),
            width: fc.integer({ min: 1, max: picture.width - left }),
            height: fc.integer({ min: 1, max: picture.height - top }),
          }),
        }),
      ),
  )
const sign = fc.constantFrom<-1 | 0 | 1>(-1, 0, 1)
const steps = fc.record({ x: fc.integer({ min: -90, max: 90 }), y: fc.integer({ min: -90, max: 90 }) })

test('whatever is done to it, a frame lies within the picture', () => {
  fc.assert(
    fc.property(frames, sign, sign, steps, fc.constantFrom(...ratios), (some, x, y, step, name) => {
      const { picture } = some
      const ratio = ratioOf(name, picture)
      const start = ratio === null ? some.frame : frameOfRatio(some.frame, ratio)
      for (const each of [
        start,
        moveFrame(start, step, picture),
        moveHandle(start, { x, y }, step, picture, ratio),
        setSide(start, 'width', step.x, picture, ratio),
        setSide(start, 'height', step.y, picture, ratio),
      ]) {
        expect(Object.values(each).every(Number.isInteger)).toBe(true)
        expect(Math.min(each.left, each.top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(each.width, each.height)).toBeGreaterThanOrEqual(1)
        expect(each.left + each.width).toBeLessThanOrEqual(picture.width)
        expect(each.top + each.height).toBeLessThanOrEqual(picture.height)
      }
    }),
  )
})
