import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stemOf, uniqueNames, withExtension } from './file-names.ts'

test.each([
  ['photo.png', 'photo.jpg'],
  ['a.b.PNG', 'a.b.jpg'],
  ['photo', 'photo.jpg'],
  ['.png', '.png.jpg'],
  ['photo.', 'photo.jpg'],
  ['çiçek.PnG', 'çiçek.jpg'],
])('%s becomes %s', (name, expected) => {
  expect(withExtension(name, 'jpg')).toBe(expected)
})

test('a stem never ends in the extension that was cut', () => {
  fc.assert(fc.property(fc.stringMatching(/^[a-z]+\.[a-z]+$/), (name) => name.startsWith(`${stemOf(name)}.`)))
})

test.each([
  [
    ['a.jpg', 'a.jpg', 'a.jpg'],
    ['a.jpg', 'a (2).jpg', 'a (3).jpg'],
  ],
  [
    ['a.jpg', 'A.JPG'],
    ['a.jpg', 'A (2).JPG'],
  ],
  [
    ['a.jpg', 'a.jpg', 'a (2).jpg'],
    ['a.jpg', 'a (3).jpg', 'a (2).jpg'],
  ],
  [
    ['x', 'x'],
    ['x', 'x (2)'],
  ],
])('%j are told apart', (names, expected) => {
  expect(uniqueNames(names)).toEqual(expected)
})

test('names are unique, as many as before, and kept where they were so already', () => {
  const name = fc.constantFrom('a.jpg', 'A.jpg', 'a (2).jpg', 'b', 'b (2)', 'é.png', 'e\u0301.png')
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const unique = uniqueNames(names)
      expect(unique).toHaveLength(names.length)
      expect(new Set(unique.map((each) => each.normalize('NFC').toLowerCase())).size).toBe(names.length)
      // The first of its kind keeps its name; what was told apart already stays as it was.
      const kind = (each: string) => each.normalize('NFC').toLowerCase()
      for (const [index, each] of names.entries())
        if (names.findIndex((other) => kind(other) === kind(each)) === index) expect(unique[index]).toBe(each)
    }),
  )
})
