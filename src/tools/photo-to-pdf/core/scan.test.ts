import { describe, expect, test } from 'vitest'
import { wholePicture } from '../../../lib/image/scan/corners.ts'
import { cleanedSize, pageSizeOf } from './scan.ts'

test('the whole of a lying photo is an upright page', () => {
  expect(pageSizeOf(wholePicture, { width: 400, height: 300, orientation: 6 })).toEqual({
    width: 300,
    height: 400,
    orientation: 1,
  })
})

describe('cleanedSize', () => {
  const page = { width: 3000, height: 4000 }

  test('leaves 300 pixels an inch', () => {
    expect(cleanedSize(page, 600, 'gray')).toEqual({ width: 1500, height: 2000 })
    expect(cleanedSize(page, 600, 'black-and-white')).toEqual({ width: 1500, height: 2000 })
  })

  test('enlarges before it is black and white, up to twice', () => {
    expect(cleanedSize(page, 200, 'gray')).toEqual(page)
    expect(cleanedSize(page, 200, 'black-and-white')).toEqual({ width: 4500, height: 6000 })
    expect(cleanedSize(page, 50, 'black-and-white')).toEqual({ width: 6000, height: 8000 })
  })
})
