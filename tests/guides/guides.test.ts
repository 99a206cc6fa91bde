import { describe, expect, it } from 'vitest'
import { headersFor, parseHeaderRules } from '../../build/server/header-rules.js'
import { headersFile } from '../../build/server/headers-file.ts'
import { exactPattern } from '../../build/server/site-headers.ts'
import { headingsOf } from '../../build/steps/pages/prose-plugin.ts'
import { languages } from '../../src/lib/text/i18n.ts'
import { guideFolders, guides, markdownOf, proseOf, sourcesOf, wordsOf } from './guide-texts.ts'

/** Section 3 of the specification: minutes to read and difficulty. */
const specified: Readonly<Record<string, readonly [minutes: number, difficulty: string]>> = {
  'password-security': [5, 'beginner'],
  'qr-code-usage': [4, 'beginner'],
  'pomodoro-technique': [6, 'intermediate'],
  'image-optimization': [7, 'intermediate'],
  'bmi-health-tracking': [5, 'beginner'],
  'color-theory-design': [8, 'advanced'],
}
const inMenu = ['password-security', 'qr-code-usage', 'pomodoro-technique', 'image-optimization']
/** Words a minute, least and most. Turkish says the same in a tenth fewer words, as suffixes stand for words of their own. */
const readingRates = { en: [200, 230], tr: [180, 210] } as const
const texts = guides.flatMap(({ id }) => languages.map((language) => ({ id, language })))

const citedIn = (markdown: string) => [...markdown.matchAll(/<Cite id="([\w-]+)"/g)].map(([, id]) => id)
const partsOf = (markdown: string) =>
  [...markdown.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name).filter((name) => name !== 'Cite')

describe('the list of guides', () => {
  it('has every folder once, with the minutes and difficulty of the specification', () => {
    expect(guides.map(({ id }) => id).sort()).toEqual([...guideFolders].sort())
    for (const { id, minutes, difficulty } of guides)
      expect([id, minutes, difficulty]).toEqual([id, ...(specified[id] ?? [])])
  })

  it('shows the four of the specification in the menu', () => {
    expect(guides.filter((guide) => guide.inMenu).map(({ id }) => id)).toEqual(
      inMenu.filter((id) => guideFolders.includes(id)),
    )
  })

  it('dates every guide, reviewed no earlier than published', () => {
    for (const { id, published, reviewed } of guides) {
      expect(new Date(published).toISOString(), id).toBe(`${published}T00:00:00.000Z`)
      expect(new Date(reviewed).getTime(), id).toBeGreaterThanOrEqual(new Date(published).getTime())
    }
  })
})

describe.each(texts)('the text of $id ($language)', ({ id, language }) => {
  const markdown = markdownOf(id, language)

  it('states the reading time at the rate of its language', async () => {
    const words = wordsOf(await proseOf(id, language)).length
    const minutes = guides.find((guide) => guide.id === id)?.minutes ?? 0
    const [slowest, fastest] = readingRates[language]
    expect(words).toBeGreaterThanOrEqual(slowest * minutes)
    expect(words).toBeLessThanOrEqual(fastest * minutes)
  })

  it('cites every source and no other', () => {
    const ids = sourcesOf(id).map((source) => source.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...new Set(citedIn(markdown))].sort()).toEqual([...ids].sort())
  })

  it('has sections with anchors of their own, and imports nothing', () => {
    const anchors = headingsOf(markdown).map((heading) => heading.id)
    expect(anchors.length).toBeGreaterThanOrEqual(5)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(anchors).not.toContain('')
    expect(anchors).not.toContain('sources')
    expect(markdown).not.toMatch(/^import |<a |\]\(/m)
  })

  it('keeps sentences and paragraphs short', async () => {
    const paragraphs = (await proseOf(id, language)).split('\n')
    const sentences = paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.?!:;])\s+/)).filter(Boolean)
    const lengths = sentences.map((sentence) => wordsOf(sentence).length).filter((length) => length > 2)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean).toBeLessThanOrEqual(18)
    for (const paragraph of paragraphs)
      expect(paragraph.split(/(?<=[.?!])\s+/).length, paragraph).toBeLessThanOrEqual(6)
  })
})

describe.each(guides.map(({ id }) => ({ id })))('$id', ({ id }) => {
  it('has the same sections, components and citations in every language', () => {
    const [english = '', ...others] = languages.map((language) => markdownOf(id, language))
    for (const other of others) {
      expect(headingsOf(other).length).toBe(headingsOf(english).length)
      expect(partsOf(other)).toEqual(partsOf(english))
      expect(citedIn(other)).toEqual(citedIn(english))
      expect(other.match(/^###? /gm)?.length).toBe(english.match(/^###? /gm)?.length)
      expect(other.match(/^- /gm)?.length).toBe(english.match(/^- /gm)?.length)
    }
  })

  it('has complete sources with URLs that the policy allows', () => {
    const allowlist = headersFor(parseHeaderRules(headersFile([])), `/guides/${id}`).get(
      'Connection-Allowlist',
    )
    for (const { publisher, title, year, url } of sourcesOf(id)) {
      expect(publisher.length).toBeGreaterThan(2)
      expect(title.length).toBeGreaterThan(5)
      expect(year).toBeGreaterThan(1970)
      expect(year).toBeLessThanOrEqual(2026)
      expect(url).toMatch(/^https:\/\//)
      expect(allowlist).toContain(`"${exactPattern(url)}"`)
    }
  })
})
