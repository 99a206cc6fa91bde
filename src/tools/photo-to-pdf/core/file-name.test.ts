import { expect, test } from 'vitest'
import { documentName } from './file-name.ts'

test.each([
  ['', 'photos.pdf'],
  ['  ', 'photos.pdf'],
  ['.pdf', 'photos.pdf'],
  ['holiday', 'holiday.pdf'],
  [' Holiday.PDF ', 'Holiday.pdf'],
  ['a.b', 'a.b.pdf'],
])('documentName of "%s" is %s', (typed, name) => {
  expect(documentName(typed)).toBe(name)
})
