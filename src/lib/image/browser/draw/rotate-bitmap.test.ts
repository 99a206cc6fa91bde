import { expect, it } from 'vitest'
import { type Orientation, uprightSize } from '../../exif/orientation.ts'
import { uprightTransform } from './rotate-bitmap.ts'

/** Where the top left and the top right corner of the stored picture are shown, as EXIF defines it. */
const corners: Readonly<Record<Orientation, readonly [first: string, second: string]>> = {
  1: ['top left', 'top right'],
  2: ['top right', 'top left'],
  3: ['bottom right', 'bottom left'],
  4: ['bottom left', 'bottom right'],
  5: ['top left', 'bottom left'],
  6: ['top right', 'bottom right'],
  7: ['bottom right', 'top right'],
  8: ['bottom left', 'top left'],
}

it.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
  'uprightTransform maps the corners of orientation %i as EXIF defines',
  (orientation) => {
    const [width, height] = [30, 20]
    const [a, b, c, d, e, f] = uprightTransform(orientation, width, height)
    const upright = uprightSize({ width, height, orientation })
    const shownAt = (x: number, y: number) => {
      const [left, top] = [a * x + c * y + e, b * x + d * y + f]
      expect([0, upright.width]).toContain(left)
      expect([0, upright.height]).toContain(top)
      return `${top === 0 ? 'top' : 'bottom'} ${left === 0 ? 'left' : 'right'}`
    }
    expect([shownAt(0, 0), shownAt(width, 0)]).toEqual(corners[orientation])
  },
)
