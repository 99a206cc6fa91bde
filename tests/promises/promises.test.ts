import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { site } from '../../site.config.ts'
import { heldBy } from './held-by.ts'
import { keysIn, promisesIn, promisesInMarkdown, turkishPromisesIn } from './promise-sentences.ts'

type Texts = { readonly card?: unknown; readonly messages?: unknown }

const files = import.meta.glob<Texts>('../../src/{app,pages,tools,ui}/**/messages.en.ts', { eager: true })
const inTurkish = import.meta.glob<Texts>('../../src/{app,pages,tools,ui}/**/messages.tr.ts', { eager: true })

/** The promises in the dictionaries of all pages, tools and components. */
const inAll = <Found>(
  dictionaries: Readonly<Record<string, Texts>>,
  find: (messages: unknown, file: string, facts: unknown) => readonly Found[],
): readonly Found[] =>
  Object.entries(dictionaries).flatMap(([file, { card, messages }]) => {
    const name = file.replace('../../src/', '')
    return [...find({ card }, name, site), ...find(messages, name, site)]
  })

const onSite = inAll(files, promisesIn)
const sentences = [...onSite, ...promisesInMarkdown(readFileSync('README.md', 'utf8'), 'README.md')]
const toEnglish = (key: string) => key.replace('messages.tr.ts', 'messages.en.ts')
const turkish = new Set(inAll(inTurkish, keysIn).map(toEnglish))
const promisedInTurkish = inAll(inTurkish, turkishPromisesIn).map(toEnglish)
const keys = new Set([...sentences.map(({ key }) => key), ...promisedInTurkish])

describe('what the site promises', () => {
  it('finds the promises of pages and tools', () => {
    expect(keys.size).toBeGreaterThan(35)
    const said = promisesIn({ hint: 'It is fast. Your text never leaves your device.' }, 'a.ts', site)
    expect(said).toEqual([{ key: 'a.ts › hint', text: 'Your text never leaves your device.' }])
  })

  it('has a test for every promise, or it must be reworded to what is true', () => {
    const without = sentences.filter(({ key }) => !Object.hasOwn(heldBy, key))
    expect(without, 'name its tests in tests/promises/held-by.ts').toEqual([])
  })

  it('reads a promise in Markdown by its section and first words', () => {
    const text = '# Top\n\nFast. Whatever you type never leaves your own device.\n\n```\nnot sent\n```\n'
    expect(promisesInMarkdown(text, 'a.md')).toEqual([
      {
        key: 'a.md › Top › Whatever you type never leaves your',
        text: 'Whatever you type never leaves your own device.',
      },
    ])
    expect(sentences.filter(({ key }) => key.startsWith('README.md')).length).toBeGreaterThan(10)
  })

  it('has each promise in Turkish, too', () => {
    expect(onSite.map(({ key }) => key).filter((key) => !turkish.has(key))).toEqual([])
  })

  it('promises nothing in Turkish alone', () => {
    expect(promisedInTurkish.length).toBeGreaterThan(20)
    expect(promisedInTurkish.filter((key) => !Object.hasOwn(heldBy, key))).toEqual([])
  })

  it('lists no promise that the site no longer makes', () => {
    expect(Object.keys(heldBy).filter((key) => !keys.has(key))).toEqual([])
  })

  it.each(Object.entries(heldBy))('%s is held by tests that exist', (_, tests) => {
    expect(tests.length).toBeGreaterThan(0)
    for (const [file, title] of tests) {
      expect(existsSync(file), file).toBe(true)
      expect(readFileSync(file, 'utf8'), `${file} has no test of this title`).toContain(title)
    }
  })
})
