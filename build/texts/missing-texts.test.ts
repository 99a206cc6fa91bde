import { expect, it } from 'vitest'
import { inLanguage, isComplete, isEnglish, missingTexts, writeReport } from './missing-texts.ts'

const english = `
import type { Translated } from '../../lib/text/i18n.ts'
const stages = { reading: 'Reading', saving: 'Saving' }
export const messages = {
  title: 'Word counter',
  unit: 'KB',
  hero: { count: (count: number) => (count === 1 ? 'one word' : \`\${count} words\`), hint: 'Type a text.' },
  steps: [{ title: 'Open a file' }, { title: 'Read the result' }],
  file: { one: 'file', other: 'files' },
}
export type Messages = Translated<typeof messages>
`
const report = (german: string | undefined, file = 'messages.en.ts') => {
  const files: Readonly<Record<string, string | undefined>> = {
    [file]: english,
    [inLanguage(file, 'de')]: german,
  }
  const [found] = missingTexts([file], 'de', (name) => files[name])
  if (!found) throw new Error('no report')
  return found
}

it.each([
  ['src/tools/notes/messages.en.ts', 'src/tools/notes/messages.de.ts'],
  ['src/guides/notes/en.mdx', 'src/guides/notes/de.mdx'],
  ['src/tools/notes/recipe-step/describe.en.ts', 'src/tools/notes/recipe-step/describe.de.ts'],
])('%s has a file beside it in German', (file, german) => {
  expect(isEnglish(file)).toBe(true)
  expect(inLanguage(file, 'de')).toBe(german)
})

it('files in other languages and of other kinds are no English ones', () => {
  for (const file of ['src/messages.tr.ts', 'src/Open.tsx', 'src/core/words/en.ts', 'src/tr.mdx'])
    expect(isEnglish(file), file).toBe(false)
})

it('says that a file is missing, with the number of its texts', () => {
  const found = report(undefined)
  expect(found).toMatchObject({ file: 'messages.de.ts', isMissing: true, texts: 10 })
  expect(isComplete([found])).toBe(false)
})

it('names keys that are missing, also in objects within others', () => {
  const found = report(`export const messages: Messages = {
    title: 'Wortzähler', unit: 'KB', hero: { count: (count) => \`\${count} Wörter\` },
    steps: [{ title: 'Öffnen' }], file: { other: 'Dateien' },
  }`)
  expect(found.missing.map(({ path, text }) => [path, text])).toEqual([
    ['messages.hero.hint', 'Type a text.'],
  ])
  expect(isComplete([found])).toBe(false)
})

it('names texts that are as in English, but neither units nor names of one’s own constants', () => {
  const found = report(`const stufen = { reading: 'Lesen' }
export const messages: Messages = {
  title: 'Word counter', unit: 'KB',
  hero: { count: (count) => (count === 1 ? 'ein Wort' : \`\${count} words\`), hint: 'Text eingeben.' },
  steps: [{ title: 'Öffnen' }, { title: 'Lesen' }], file: { one: 'Datei', other: 'Dateien' },
}`)
  expect(found.missing).toEqual([])
  expect(isComplete([found])).toBe(true)
  expect(found.same.map(({ line, path, text }) => [line, path, text])).toEqual([
    [3, 'messages.title', 'Word counter'],
    [4, 'messages.hero.count', ' words'],
  ])
})

it('compares articles by paragraphs', () => {
  const files: Readonly<Record<string, string>> = {
    'guide/en.mdx': '# Good passwords\n\nLonger is better.\n\nUse a new one each time.\n\n<Meter />\n',
    'guide/de.mdx': '# Gute Passwörter\n\nLänger ist besser.\n\nUse a new one each time.\n\n<Meter />\n',
  }
  const [found] = missingTexts(['guide/en.mdx'], 'de', (file) => files[file])
  expect(found?.texts).toBe(3)
  expect(found?.same.map(({ line, text }) => [line, text])).toEqual([[5, 'Use a new one each time.']])
})

it('is written with a line for each, and a sum', () => {
  const texts = writeReport('de', [
    report(undefined),
    report("export const messages = { title: 'Word counter' }"),
  ])
  expect(texts.split('\n').slice(0, 4)).toEqual([
    'messages.de.ts: the file is missing, with 10 texts',
    'messages.de.ts: messages.unit is missing: “KB”',
    'messages.de.ts: messages.hero is missing: “one word … words … Type a text.”',
    'messages.de.ts: messages.steps is missing: “Open a file … Read the result”',
  ])
  expect(texts).toContain('messages.de.ts:1: messages.title is as in English: “Word counter”')
  expect(texts).toContain('de: 1 file and 4 keys missing, 1 text as in English')
})
