import { describe, expect, it } from 'vitest'

type Messages = { readonly [name: string]: unknown }

const files = import.meta.glob<Messages>(
  // An early script holds no texts and runs when it is imported.
  ['../../src/**/*.{en,tr}.ts', '!../../src/tools/*/early.*.ts'],
  { eager: true },
)
const counts = [0, 1, 2, 1000]

/** Sizes, capacities and limits, which are never 1 where they are shown, and a format's name. */
const neverOne =
  /\.(?:resized|samePixels|unchanged|changed|used|noRoom|sizeText|facts|maxItems|importTooLong|printPages|aboutText|wouldDropText|otherKind)$|color-palette.*\.(?:added|removedColour)$|qr-generator\/home.*\.size$/

/** Words in -s behind a number that are no plural of a noun. */
const noPlural = /^(?:is|was|has|does|this|its|as|ms|less|plus|pass|across|always)$/
const behindOne = (text: string) =>
  [...text.matchAll(/(?<![\d.,:/–-])1 (\p{Ll}+s)\b/gu)].some(([, word = '']) => !noPlural.test(word))

/** Every text of a dictionary; a message with parameters is called with one count for all of them. */
function* textsOf(value: unknown, path: string): Generator<{ path: string; count: number; text: string }> {
  if (typeof value === 'string') yield { path, count: Number.NaN, text: value }
  else if (typeof value === 'function')
    for (const count of counts) {
      const message = value as (...parameters: readonly unknown[]) => unknown
      // A count may come as a number or as the digits of one.
      const texts = [count, String(count)]
        .map((one) => answerTo(message, one))
        .filter((one) => one !== undefined)
      const text = texts.find((one) => !behindOne(one)) ?? texts[0]
      if (text !== undefined && !neverOne.test(path)) yield { path, count, text }
    }
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, `${path}.${key}`)
}

/** `undefined` for a message with other parameters than counts, such as the name of a category. */
function answerTo(
  message: (...parameters: readonly unknown[]) => unknown,
  count: unknown,
): string | undefined {
  try {
    const text = message(...Array.from({ length: Math.max(1, message.length) }, () => count))
    return typeof text === 'string' ? text : undefined
  } catch {
    return undefined
  }
}

const all = Object.entries(files).flatMap(([file, exported]) => [
  ...textsOf(exported, file.replace('../../src/', '')),
])
const english = all.filter(({ path }) => path.includes('.en.ts'))
const turkish = all.filter(({ path }) => path.includes('.tr.ts'))
const shown = ({ path, text }: { path: string; text: string }) => `${path}: ${text}`

const singular =
  'word|character|part|file|photo|password|entry|result|row|line|item|page|byte|module|digit|bit|minute|second|hour|day|week|month|year|attempt|tool|source|colour|pair|invoice|template|problem|pixel|letter|sentence|time'

describe('counts in messages', () => {
  it('are found in hundreds of messages of both languages', () => {
    const tried = (texts: typeof all) =>
      new Set(texts.filter(({ count }) => count === 1).map(({ path }) => path))
    expect(tried(english).size).toBeGreaterThan(150)
    expect(tried(turkish).size).toBeGreaterThan(150)
  })

  it('have no plural in parentheses', () => {
    expect(all.filter(({ text }) => /\p{L}\((?:s|es|ler|lar)\)/u.test(text)).map(shown)).toEqual([])
  })

  it('have the singular after 1', () => {
    const wrong = english.filter(({ count, text }) => count === 1 && behindOne(text))
    expect(wrong.map(shown)).toEqual([])
  })

  it('have the plural after 0, 2 and 1,000', () => {
    const wrong = english.filter(
      ({ count, text }) =>
        count !== 1 && new RegExp(`(?<![\\d.,:/–-])(?:0|2|1,?000) (?:${singular})\\b`).test(text),
    )
    expect(wrong.map(shown)).toEqual([])
  })

  it('have no plural after a number in Turkish', () => {
    const wrong = turkish.filter(({ text }) =>
      /(?<![\d.,])(?:1|2|1\.?000) \p{Ll}+(?:lar|ler)(?!\p{L})/u.test(text),
    )
    expect(wrong.map(shown)).toEqual([])
  })
})
