import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { site } from '../../site.config.ts'
import { heldBy } from './held-by.ts'
import { promisesIn } from './promise-sentences.ts'

type Texts = { readonly card?: unknown; readonly messages?: unknown }

const files = import.meta.glob<Texts>('../../src/{app,pages,tools,ui}/**/messages.en.ts', { eager: true })
const sentences = Object.entries(files).flatMap(([file, { card, messages }]) => {
  const name = file.replace('../../src/', '')
  return [...promisesIn({ card }, name, site), ...promisesIn(messages, name, site)]
})
const keys = new Set(sentences.map(({ key }) => key))

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

  it('names no promise that the site does not make any more', () => {
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
