import { expect, test } from 'vitest'
import { isAccepted } from './describe.ts'

test.each([
  ['photo.png', 'image/png', 'image/*', true],
  ['photo.png', 'image/png', 'image/png, image/jpeg', true],
  ['photo.webp', 'image/webp', 'image/png, image/jpeg', false],
  ['list.CSV', '', '.csv,.txt,text/csv', true],
  ['notes.csv.pdf', 'application/pdf', '.csv,.txt,text/csv', false],
  ['anything', '', undefined, true],
])('%s of type %s into %s: %s', (name, type, accept, accepted) => {
  expect(isAccepted({ name, type }, accept)).toBe(accepted)
})
