import { expect, test } from 'vitest'
import { isAccepted, nameOf } from './describe.ts'

test.each([
  ['photo.png', 'image/png', 'image/*', true],
  ['photo.png', 'image/png', 'image/png, image/jpeg', true],
  ['photo.webp', 'image/webp', 'image/png, image/jpeg', false],
  ['list.CSV', '', '.csv,.txt,text/csv', true],
  ['notes.csv.pdf', 'application/pdf', '.csv,.txt,text/csv', false],
  // Systems give it no type.
  ['photo.HEIC', '', 'image/*', true],
  ['anything', '', 'image/*', false],
  ['anything', '', undefined, true],
])('%s of type %s into %s: %s', (name, type, accept, accepted) => {
  expect(isAccepted({ name, type }, accept)).toBe(accepted)
})

test('a text is named by its beginning, which ends with a whole character', () => {
  const named = (text: string) => nameOf({ id: '', from: '', content: { kind: 'text', text, types: [] } })
  expect(named('  hello ')).toBe('hello')
  expect(named(`a${'\u{1f600}'.repeat(60)}`)).toBe(`a${'\u{1f600}'.repeat(39)}`)
})
