import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isEnglish, missingTexts } from '../../build/texts/missing-texts.ts'
import { languages } from '../../src/lib/text/i18n.ts'

const root = new URL('../../', import.meta.url)
const files = Object.keys(import.meta.glob(['../../src/**/*.{ts,tsx,mdx}', '!**/*.test.*'])).map((file) =>
  file.replace('../../', ''),
)
const english = files.filter(isEnglish)

it('finds the dictionaries', () => {
  expect(english.length).toBeGreaterThan(60)
})

it.each(languages.slice(1))('%s has every file and every key of the English texts', (language) => {
  const reports = missingTexts(english, language, (file) =>
    files.includes(file) ? readFileSync(new URL(file, root), 'utf8') : undefined,
  )
  expect(reports.filter(({ isMissing }) => isMissing).map(({ file }) => file)).toEqual([])
  expect(reports.flatMap(({ file, missing }) => missing.map(({ path }) => `${file}: ${path}`))).toEqual([])
})
