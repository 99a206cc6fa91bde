import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findEdit } from './find-edit.ts'

it('returns an edit that turns one text into the other at any caret position', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 30 })
  fc.assert(
    fc.property(texts, texts, fc.nat({ max: 31 }), (before, after, caret) => {
      const { start, end, inserted } = findEdit(before, after, caret)
      expect(start).toBeLessThanOrEqual(end)
      expect(before.slice(0, start) + inserted + before.slice(end)).toBe(after)
    }),
    { numRuns: 3000 },
  )
})

it('returns the smallest edit at the caret', () => {
  expect(findEdit('one two', 'one, two', 4)).toEqual({ start: 3, end: 3, inserted: ',' })
  expect(findEdit('one, two', 'one two', 3)).toEqual({ start: 3, end: 4, inserted: '' })
  expect(findEdit('aaaa', 'aaaaa', 2)).toEqual({ start: 1, end: 1, inserted: 'a' })
})
