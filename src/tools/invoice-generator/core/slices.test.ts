import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { neededSlices, sliceNames, slices } from './slices.ts'

it('has the ranges of the package', () => {
  const file = fileURLToPath(import.meta.resolve('@fontsource/noto-sans/unicode.json'))
  const published: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  const plain = (ranges: string) =>
    ranges
      .replaceAll('U+', '')
      .split(',')
      .map((range) => range.replace(/\b0+(?=\w)/g, ''))
      .join(',')
  expect(sliceNames.toSorted()).toEqual(Object.keys(published).toSorted())
  for (const name of sliceNames) expect(slices[name], name).toBe(plain(published[name] ?? ''))
})

it.each([
  [['Nook Ltd, 12 €'], ['latin']],
  [['Łódź'], ['latin', 'latin-ext']],
  [
    ['Αθήνα', 'Київ'],
    ['latin', 'greek', 'cyrillic'],
  ],
  [['谢😀'], ['latin']],
])('%s needs %s', (texts, needed) => {
  expect(neededSlices(texts)).toEqual(needed)
})
