import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { literalTexts } from './literal-texts.ts'

const files = Object.keys(
  import.meta.glob([
    '../../src/**/*.{ts,tsx}',
    '!../../src/**/*.{test,e2e}.{ts,tsx}',
    '!../../src/**/testing/**',
    // Rules, some of them about languages, but no words for visitors.
    '!../../src/tools/*/core/**',
    '!../../src/**/*.{en,tr}.{ts,tsx}',
  ]),
)

/** What stands in components although it has letters, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'src/lib/text/i18n.ts: English': 'languages by their own names',
  'src/pages/privacy-check/PrivacyCheck.tsx: npm run verify --': 'a command',
  'src/tools/color-palette/converter/ConverterPanel.tsx: oklch(62% 0.19 260)': 'code',
  'src/tools/image-converter/home/TilePicture.tsx: PNG': 'the name of a format',
  'src/tools/image-converter/home/TilePicture.tsx: JPG': 'the name of a format',
  'src/tools/invoice-generator/home/TilePicture.tsx: INV-0001':
    'a number of an invoice, as the tool makes them',
  'src/tools/invoice-generator/options/PaymentOptions.tsx: BIC': 'the name of a standard',
  'src/tools/invoice-generator/options/PaymentOptions.tsx: IBAN': 'the name of a standard',
  'src/tools/motivation-quotes/poster/Poster.tsx: Toolnook': 'the name of the site',
}

it('every text that is shown or read aloud is in a dictionary', () => {
  const found = files.flatMap((file) =>
    literalTexts(file, readFileSync(new URL(file, import.meta.url), 'utf8')).map(
      ({ text }) => `${file.replace('../../', '')}: ${text}`,
    ),
  )
  expect(found.toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

it.each([
  ['between tags', '<p>Ready</p>'],
  ['beside a value', '<p>{count} files</p>'],
  ['in braces', "<p>{'Ready'}</p>"],
  ['by a choice', "<p>{isDone ? 'Ready' : t.busy}</p>"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text, as a file has it
  ['with a value in it', '<p>{`${count} files`}</p>'],
  ['as a name', '<button aria-label="Close" />'],
  ['as a name by a choice', "<Button title={isDark ? 'Light' : t.dark} />"],
  ['as the label of a field', '<TextField label="Name" />'],
  ['for each language', "const texts = { en: 'Ready', tr: 'Hazır' }"],
  ['for each language in an object', "const texts = { en: { done: 'Ready' }, tr: { done: 'Hazır' } }"],
  ['to be announced', "announce('Copied')"],
])('a text is found %s', (_, code) => {
  expect(literalTexts('Part.tsx', code).length).toBeGreaterThan(0)
})

it.each([
  ['from a dictionary', '<p title={t.title}>{t.text}</p>'],
  ['classes and ids', '<p id="content" className="wide dark">{count}</p>'],
  ['signs and figures', '<p>{count} × 4 · {size}</p>'],
  ['languages of what is typed', 'const common = { en: /the/, tr: /bir/ }'],
])('%s is none', (_, code) => {
  expect(literalTexts('Part.tsx', code)).toEqual([])
})
