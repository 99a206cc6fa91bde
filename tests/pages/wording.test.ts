import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shownTexts } from '../../build/texts/shown-texts.ts'

/*
 * The rules of docs/style.md that a machine can hold, for every text in a dictionary, whatever its parameters, and for the
 * prose of the guides.
 */
type Text = { readonly where: string; readonly text: string }

const dictionaries = Object.keys(import.meta.glob('../../src/**/*.{en,tr}.ts')).filter(
  (file) => !/\/early\.|quotes\.tr\.ts/.test(file),
)
const printed = Object.keys(import.meta.glob('../../src/tools/*/core/words/{en,tr}.ts'))
const prose = Object.keys(import.meta.glob('../../src/guides/*/{en,tr}.mdx'))

function textsOf(file: string): readonly Text[] {
  const code = readFileSync(new URL(file, import.meta.url), 'utf8')
  return shownTexts(file, code).map(({ text, start }) => ({
    where: `${file.replace('../../', '')}:${code.slice(0, start).split('\n').length}`,
    text,
  }))
}

const proseOf = (file: string): readonly Text[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .replaceAll(/```[\s\S]*?```|`[^`\n]*`|<\/?[A-Z][^>]*>|\{[^}]*\}/g, ' ')
    .split('\n')
    .map((text, index) => ({ where: `${file.replace('../../', '')}:${index + 1}`, text }))

const isTurkish = (file: string) => /[./]tr\.(ts|mdx)$/.test(file)
const all = [...dictionaries, ...printed]
const textsIn = (turkish: boolean) => all.filter((file) => isTurkish(file) === turkish).flatMap(textsOf)
const english = textsIn(false)
const turkish = textsIn(true)
const englishProse = prose.filter((file) => !isTurkish(file)).flatMap(proseOf)
const turkishProse = prose.filter(isTurkish).flatMap(proseOf)

const found = (texts: readonly Text[], pattern: RegExp, except: readonly string[] = []) =>
  texts
    .filter(({ text }) => pattern.test(except.reduce((rest, part) => rest.replaceAll(part, ''), text)))
    .map(({ where, text }) => `${where} ${text.trim()}`)

/** Code, names and the words of the specification, which stay to the letter. */
const asSpecified = [
  'Text analyzer',
  'text analyzer',
  'text analyzers',
  'color generator',
  'Color Theory for Design',
  'Image Optimization',
  'and customize the layout',
  // Of other programs.
  'color(display-p3',
  'Control Center',
  'Federal Trade Commission',
]

describe('texts', () => {
  it('are found', () => {
    expect(english.length).toBeGreaterThan(1800)
    expect(turkish.length).toBeGreaterThan(1800)
    expect(englishProse.length).toBeGreaterThan(300)
  })

  it('have no straight quotation marks and apostrophes', () => {
    expect(found([...english, ...turkish, ...englishProse, ...turkishProse], /\p{L}'\p{L}|"/u)).toEqual([])
  })

  it('have no plural in parentheses', () => {
    expect(
      found([...english, ...turkish, ...englishProse, ...turkishProse], /\p{L}\((?:s|es|ler|lar)\)/u),
    ).toEqual([])
  })
})

describe('English texts', () => {
  it('are contracted as people speak', () => {
    const long = /\b(?:cannot|(?:is|are|was|were|does|do|did|has|have|could|would|should|will) not)\b/i
    expect(found(english, long)).toEqual([])
  })

  it('use none of the words that the style guide replaces', () => {
    const replaced =
      /\b(?:perhaps|e-mails?|e-mailed|pictures?|mend(?:s|ed)?|forget|photo details|read back|etc\.|e\.g\.|i\.e\.)\b/i
    expect(
      found([...english, ...englishProse], replaced, [
        'whole picture',
        'complete the picture',
        'forget to stop',
      ]),
    ).toEqual([])
  })

  it('are spelled as in Britain', () => {
    const american =
      /\b(?:colors?|colored|gray|grayscale|center(?:ed|s)?|favorites?|optimiz\w+|analyz\w+|organiz\w+|recogniz\w+|minimiz\w+|customiz\w+|behavior|catalog|canceled|labeled|fulfill|kilometers?|centimeters?|liters?)\b/i
    expect(found([...english, ...englishProse], american, asSpecified)).toEqual([])
  })
})

describe('Turkish texts', () => {
  it('use everyday words', () => {
    const purist =
      /(?<!\p{L})(?:denetle\p{L}*|sına(?:n|r|y|ma|dı|ma)\p{L}*|kip(?:i|leri?)?|simge(?:ler|si|leri)?|ileti(?:(?:ler|si|yi|niz)\p{L}*)?|sözcük\p{L}*|karşıtlık\p{L}*|hekim\p{L}*|özgün|yüzdelik dilim\p{L}*|hesapsız|renklilik|sürgü\p{L}*|kitaplı[kğ]\p{L}*)(?!\p{L})/iu
    expect(found([...turkish, ...turkishProse], purist)).toEqual([])
  })

  it('have a decimal comma', () => {
    expect(
      found([...turkish, ...turkishProse], /(?<![\d.])\d+\.\d{1,2}(?![\d.])/, [
        '15.4',
        '16.4',
        'WCAG 2.2',
        'CC BY 3.0',
      ]),
    ).toEqual([])
  })
})
