import { expect, it } from 'vitest'
import { foldAccents } from './fold-accents.ts'

it.each([
  ['Günlük', 'gunluk'],
  ['IŞIĞI ışığı', 'isigi isigi'],
  ['İ I ı i', 'i i i i'],
  ['Łódź', 'lodz'],
  ['Ørsted Đà', 'orsted da'],
  ['Straße STRASSE ẞ', 'strasse strasse ss'],
  ['Æsir Œuvre', 'aesir oeuvre'],
  ['e\u0301\u0302', 'e'],
  ['Ελλάδα 東京 42', 'ελλαδα 東京 42'],
])('folds %j to %j', (text, folded) => {
  expect(foldAccents(text)).toBe(folded)
})

it('changes nothing that is folded', () => {
  for (const text of ['Çağrı İÇİN', 'Łódź', 'ẞ', 'Ångström'])
    expect(foldAccents(foldAccents(text))).toBe(foldAccents(text))
})
