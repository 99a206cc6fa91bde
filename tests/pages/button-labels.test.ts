import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inLanguage, isEnglish } from '../../build/texts/missing-texts.ts'
import { type Language, languages } from '../../src/lib/text/i18n.ts'
import { componentsOf, findLabels, keysOf, longest, readDictionaries } from './button-labels.ts'

/** Of a label in characters. What is longer takes several lines on phones and in columns. */
const limits: Readonly<Record<Language, number>> = { en: 32, tr: 34 }

/** Labels that may be longer, with the reason; without `messages.<language>.ts`. */
const exceptions: Readonly<Record<string, string>> = {
  'src/features/offline-copy wholeSite.offer': 'in a row of its own: says what is saved and how large it is',
  'src/tools/image-compressor messages.formats': 'specified: below the label of an area for files',
  'src/tools/photo-to-pdf messages.formats': 'specified: below the label of an area for files',
  'src/tools/image-converter messages.switchFor.png-to-jpg': 'in a row of its own, where a pick was refused',
  'src/tools/image-converter messages.switchFor.jpg-to-png': 'in a row of its own, where a pick was refused',
}

const filesOf = (paths: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    paths.map((path) => [path.replace('../../', ''), readFileSync(new URL(path, import.meta.url), 'utf8')]),
  )
const sources = filesOf(Object.keys(import.meta.glob(['../../src/**/*.tsx', '!../../src/**/*.test.tsx'])))
const english = Object.keys(import.meta.glob('../../src/**/*.ts')).filter(isEnglish)
const uses = findLabels(Object.entries(sources).flatMap(([file, code]) => componentsOf(file, code)))

/** The labels in a language, by folder and key, with their lengths. */
function labelsIn(language: Language): ReadonlyMap<string, number> {
  const dictionaries = readDictionaries(filesOf(english.map((file) => inLanguage(file, language))))
  const keys = uses.flatMap((use) => keysOf(use, dictionaries))
  return new Map(
    keys.map(([file, path]) => {
      const value = dictionaries.get(file)?.get(path)?.value
      return [`${file.replace(/\/[^/]+$/, '')} ${path}`, value ? longest(value) : 0]
    }),
  )
}

describe('labels of buttons', () => {
  it.each(languages)('are short: %s', (language) => {
    const labels = labelsIn(language)
    expect(labels.size).toBeGreaterThan(200)
    const long = [...labels].filter(([key, length]) => length > limits[language] && !(key in exceptions))
    expect(long).toEqual([])
  })

  it('are longer only where it is said', () => {
    const isLong = (key: string) =>
      languages.some((language) => (labelsIn(language).get(key) ?? 0) > limits[language])
    expect(Object.keys(exceptions).filter((key) => !isLong(key))).toEqual([])
  })
})

describe('a label is found', () => {
  const button = 'const Button = ({ size, ...native }) => <button {...native} />'
  it.each([
    ['in a button', '<Button>{t.save}</Button>', ['save']],
    ['beside an icon', '<Button><Icon of={X} /><span>{t.save}</span></Button>', ['save']],
    ['by a choice', '<Button>{isOpen ? t.close : t.open}</Button>', ['close', 'open']],
    ['that has a value', '<Button>{t.remove(count)}</Button>', ['remove']],
    ['that a component passes on', '<Late stop={t.stop} />', ['stop']],
    ['that goes on twice', '<Later end={t.end} />', ['end']],
  ])('%s', (_, element, keys) => {
    const code = `${button}
      const Late = ({ stop, onStop }) => <Button onClick={onStop}>{stop}</Button>
      const Later = (props) => { const { end } = props; return <Late stop={end} /> }
      const Part = () => ${element}`
    const dictionaries = readDictionaries({
      'src/messages.en.ts': `export const messages = { ${keys.map((key) => `${key}: ''`).join()}, text: '', name: '' }`,
    })
    const found = findLabels(componentsOf('src/Part.tsx', code)).flatMap((use) => keysOf(use, dictionaries))
    expect(found.map(([, path]) => path).toSorted()).toEqual(keys.map((key) => `messages.${key}`).toSorted())
  })

  it.each([
    ['the name of a button', '<Button aria-label={t.name}><Icon of={X} /></Button>'],
    ['a text beside it', '<p>{t.text}</p>'],
    ['the label of something else', '<Button>{segment.text}</Button>'],
  ])('and %s is none', (_, element) => {
    const dictionaries = readDictionaries({
      'src/messages.en.ts': "export const messages = { text: '', name: '' }",
    })
    const code = `${button}\nconst Part = () => ${element}`
    expect(
      findLabels(componentsOf('src/Part.tsx', code)).flatMap((use) => keysOf(use, dictionaries)),
    ).toEqual([])
  })
})

it.each([
  ["'Save'", 4],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text, as a file has it
  ['(count: number) => `Remove ${count} files`', 17],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text, as a file has it
  ["(count: number) => (count === 1 ? 'Remove' : `Remove all ${count}`)", 15],
  ["(count: number) => counted(count, { one: 'file', other: 'files' })", 10],
])('the longest text of %s has %d characters', (value, length) => {
  const dictionaries = readDictionaries({ 'messages.en.ts': `export const messages = { text: ${value} }` })
  const entry = dictionaries.get('messages.en.ts')?.get('messages.text')
  expect(entry && longest(entry.value)).toBe(length)
})
