import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { fontSubsetNames, fontSubsets, neededSubsets, packageOf } from './font-subsets.ts'

it('has the Unicode ranges of the package', () => {
  const publishedBy = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${name}/unicode.json`)), 'utf8'))
  const plain = (ranges: string) =>
    ranges
      .replaceAll('U+', '')
      .split(',')
      .map((range) => range.replace(/\b0+(?=\w)/g, ''))
      .join(',')
  const ofNotoSans = fontSubsetNames.filter((name) => packageOf(name) === 'noto-sans')
  expect(ofNotoSans.toSorted()).toEqual(Object.keys(publishedBy('noto-sans')).toSorted())
  for (const name of fontSubsetNames.filter((each) => each !== 'symbols'))
    expect(fontSubsets[name], name).toBe(plain(publishedBy(packageOf(name))[name] ?? ''))
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
  expect(neededSubsets(texts)).toEqual(needed)
})
