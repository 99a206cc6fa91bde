import { expect, it } from 'vitest'
import { compositeGlyph } from './composite-glyph.ts'

const box = { minX: 10, minY: -5, maxX: 60, maxY: 70 }

it('draws its components at their positions, within their common bounding box', () => {
  const { bytes, bearing } = compositeGlyph([
    { place: 3, x: 0, y: 0, box },
    { place: 9, x: -40, y: 100.4, box },
  ])
  const view = new DataView(bytes.buffer)
  const words = Array.from({ length: bytes.length / 2 }, (_, index) => view.getInt16(2 * index))
  expect(words).toEqual([-1, -30, -5, 60, 170, 0x23, 3, 0, 0, 0x03, 9, -40, 100])
  expect(bearing).toBe(-30)
})

it('is empty without components, and has no bounding box if nothing is drawn', () => {
  expect(compositeGlyph([]).bytes).toHaveLength(0)
  const nothing = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  expect(compositeGlyph([{ place: 1, x: 0, y: 0, box: nothing }]).bearing).toBe(0)
})
