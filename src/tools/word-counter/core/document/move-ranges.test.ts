import { expect, it } from 'vitest'
import { moveRanges } from './move-ranges.ts'

const text = 'First. Second one. Third.'
const second = { start: 7, end: 18 }

function after(edit: { start: number; end: number; inserted: string }): readonly string[] {
  const next = text.slice(0, edit.start) + edit.inserted + text.slice(edit.end)
  return moveRanges([second], edit).map(({ start, end }) => next.slice(start, end))
}

it.each([
  ['before', { start: 0, end: 5, inserted: 'Fir' }, ['Second one.']],
  ['inside', { start: 13, end: 13, inserted: ' long' }, ['Second long one.']],
  ['behind', { start: 19, end: 25, inserted: '' }, ['Second one.']],
  ['right behind', { start: 18, end: 18, inserted: ' And' }, ['Second one.']],
  ['over its end', { start: 14, end: 20, inserted: 'X' }, ['Second X']],
  ['over its beginning', { start: 3, end: 14, inserted: '' }, ['one.']],
  ['over all of it', { start: 0, end: 25, inserted: '' }, []],
] as const)('moves a range for an edit %s', (_, edit, expected) => {
  expect(after(edit)).toEqual(expected)
})
