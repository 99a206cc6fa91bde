import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { archiveNames, baseNameOf, safeFileName, withExtension } from './file-names.ts'

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

test('a stem never ends in the removed extension', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]+\.[a-z]+$/), (name) => name.startsWith(`${baseNameOf(name)}.`)),
  )
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
])('%j get distinct names', (names, expected) => {
  expect(archiveNames(names)).toEqual(expected)
})

test('returns as many names as given, all distinct, and leaves those that were distinct', () => {
  const name = fc.constantFrom('a.jpg', 'A.jpg', 'a (2).jpg', 'b', 'b (2)', 'é.png', 'e\u0301.png')
  fc.assert(
    fc.property(fc.array(name, { maxLength: 12 }), (names) => {
      const unique = archiveNames(names)
      expect(unique).toHaveLength(names.length)
      expect(new Set(unique.map((each) => each.normalize('NFC').toLowerCase())).size).toBe(names.length)
      // The first of equal names stays; so do names that were distinct.
      const kind = (each: string) => each.normalize('NFC').toLowerCase()
      for (const [index, each] of names.entries())
        if (names.findIndex((other) => kind(other) === kind(each)) === index)
          expect(unique[index]).toBe(each.normalize('NFC'))
    }),
  )
})

describe('safeFileName', () => {
  it.each([
    ['qr-code-1736942400000.png', 'qr-code-1736942400000.png'],
    ['Çağrı’nın fotoğrafı 👩‍👩‍👧.jpg', 'Çağrı’nın fotoğrafı 👩‍👩‍👧.jpg'],
    ['invoice 12/05: "final"?.pdf', 'invoice 12-05- -final--.pdf'],
    ['..\\..\\etc\\passwd', '-..-etc-passwd'],
    ['../../.bashrc', '-..-.bashrc'],
    ['.htaccess', 'htaccess'],
    ['a\u0000b\u001f\u007f\u0085.txt', 'ab.txt'],
    ['photo\u202egpj.exe', 'photogpj.exe'],
    ['lone \ud800 half.png', 'lone  half.png'],
    ['e\u0301.png', '\u00e9.png'],
    ['report. . .', 'report'],
    ['con', '_con'],
    ['NUL.txt', '_NUL.txt'],
    ['Com1.tar.gz', '_Com1.tar.gz'],
    ['lpt¹.pdf', '_lpt¹.pdf'],
    ['aux .png', '_aux.png'],
    ['console.log', 'console.log'],
    ['com10.txt', 'com10.txt'],
    ['', 'download'],
    ['...', 'download'],
    ['\u200f', 'download'],
    ['???', '---'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })

  it('shortens the stem and keeps the extension and whole characters', () => {
    expect(safeFileName(`${'a'.repeat(300)}.jpeg`)).toBe(`${'a'.repeat(195)}.jpeg`)
    expect(safeFileName(`${'👍'.repeat(300)}.png`)).toBe(`${'👍'.repeat(49)}.png`)
    expect(safeFileName('.'.padEnd(400, 'x'))).toBe('x'.repeat(200))
  })

  it('returns a safe name for any text, and safe names unchanged', () => {
    const hostile = fc.constantFrom(
      '/',
      '\\',
      '.',
      ' ',
      ':',
      'con',
      'NUL',
      '\u202e',
      '\u0000',
      'é',
      '\ud83d',
      '.png',
      '\u0301',
    )
    const name = fc
      .array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 30 })
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(name, (any) => {
        const safe = safeFileName(any)
        expect(safe).not.toMatch(/[/\\:*?"<>|\p{Cc}\u202a-\u202e]/u)
        expect(safe).not.toMatch(/^[. ]|[. ]$|^$/)
        expect(safe).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
        expect(new TextEncoder().encode(safe).length).toBeLessThanOrEqual(201)
        expect(safeFileName(safe)).toBe(safe)
      }),
      { numRuns: 2000 },
    )
  })
})
