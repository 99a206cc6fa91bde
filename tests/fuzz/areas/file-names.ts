import fc from 'fast-check'
import { expect } from 'vitest'
import { archiveNames, baseNameOf, safeFileName, withExtension } from '../../../src/lib/files/file-names.ts'
import { anyText, type FuzzArea, holds } from '../area.ts'

function expectSafe(name: string): void {
  expect(name).not.toBe('')
  expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u)
  expect(name).not.toMatch(/^[\s.]|[\s.]$/)
  expect(name).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)\s*(?:\.|$)/i)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
}

const ending = fc.constantFrom('', '.jpg', '.png', '.pdf', '.tar.gz', '.', ' .jpg', '.con', '\u202egpj.exe')
const device = fc.constantFrom('con', 'NUL', 'com1', 'Lpt9', 'aux.', '..', '.', ' ', 'CONIN$')
const name = fc.oneof(
  anyText,
  fc.tuple(fc.oneof(anyText, device), ending).map((parts) => parts.join('')),
)

export const area: FuzzArea = {
  'a name is safe and stays what it is': holds(name, (text) => {
    const safe = safeFileName(text)
    expectSafe(safe)
    expect(safeFileName(safe)).toBe(safe)
    expectSafe(safeFileName(withExtension(baseNameOf(text), 'jpg')))
  }),
  'names of one archive are safe and differ': holds(fc.array(name, { maxLength: 30 }), (names) => {
    const made = archiveNames([...names, ...names])
    expect(made).toHaveLength(names.length * 2)
    for (const each of made) expectSafe(each)
    expect(new Set(made.map((each) => each.normalize('NFC').toLowerCase())).size).toBe(made.length)
  }),
}
