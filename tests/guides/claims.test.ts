import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guideFolders, guides, proseOf, sourcesOf } from './guide-texts.ts'

/** A factual sentence of a guide in English, and the words that carry it in its source. */
type Claim = {
  readonly claim: string
  /** The id of a source of the guide; `arithmetic`, with the calculation; or `site`, with the file that shows it. */
  readonly source: string
  readonly quote: string
  /** Where nobody could read the source itself: the address of the page that reports it in these words. */
  readonly readIn?: string
}

const fileOf = (id: string): string => `src/guides/${id}/claims.json`
const claimsOf = (id: string): readonly Claim[] => JSON.parse(readFileSync(fileOf(id), 'utf8'))
const withClaims = guideFolders.filter((id) => existsSync(fileOf(id))).map((id) => ({ id }))

/** Without the marks of Markdown, in one line. */
const plain = (text: string): string => text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim()

/** Every text of a dictionary, and the texts of each list in a row, as in a row of a table. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value) && value.every((part) => typeof part === 'string')) yield value.join(' ')
  else if (value && typeof value === 'object') for (const part of Object.values(value)) yield* textsIn(part)
}

/** What the English guide says, texts of its figures included. */
async function saidIn(id: string): Promise<string> {
  const guide = guides.find((each) => each.id === id)
  const { messages } = (await guide?.messages.en()) ?? {}
  return [await proseOf(id, 'en'), ...textsIn(messages)].map(plain).join('\n')
}

const files = ['bench', 'build', 'docs', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
)
/** Whether a word of the text is a file of the project, or the end of one's path. */
const namesFile = (text: string): boolean =>
  text
    .split(/[\s,;:()]+/)
    .some((word) => /\.\w+$/.test(word) && files.some((file) => file === word || file.endsWith(`/${word}`)))

it('every guide has claims', () => {
  expect(withClaims.map(({ id }) => id)).toEqual(guideFolders)
})

describe.each(withClaims)('the claims of $id', ({ id }) => {
  const claims = claimsOf(id)

  it('are what the guide says, to the letter', async () => {
    expect(claims.length).toBeGreaterThanOrEqual(10)
    const said = await saidIn(id)
    expect(claims.map(({ claim }) => plain(claim)).filter((claim) => !said.includes(claim))).toEqual([])
  })

  it('name a source each, and each source has a claim', () => {
    const sources = sourcesOf(id).map((source) => source.id)
    const named = new Set(claims.map(({ source }) => source))
    expect([...named].filter((source) => ![...sources, 'arithmetic', 'site'].includes(source))).toEqual([])
    expect(sources.filter((source) => !named.has(source))).toEqual([])
  })

  it.each(claims.map((claim) => [claim.claim, claim] as const))('%s', (_, { source, quote, readIn }) => {
    expect(quote.trim().length).toBeGreaterThan(2)
    expect(quote.length).toBeLessThanOrEqual(300)
    if (readIn !== undefined) expect(readIn).toMatch(/^https?:\/\/\S+$/)
    if (source === 'site') expect(namesFile(quote), quote).toBe(true)
  })
})
