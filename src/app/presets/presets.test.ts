import { describe, expect, it } from 'vitest'
import { readLink } from '../../lib/settings-link/settings-link.ts'
import { languages } from '../../lib/text/i18n.ts'
import { tools } from '../../registry/entries.ts'
import type { PresetTexts } from '../../registry/manifest.ts'
import { presets } from '../../registry/presets.ts'
import { settingsLinks } from '../../registry/settings-links.ts'

/** More pages of this kind would be pages for search engines and not for people. */
const maxPages = 12
/** Of the runs of so many words. */
const shingle = 5
const maxShared = 1 / 10

const wordsOf = (text: string, language: string) =>
  text.toLocaleLowerCase(language).match(/[\p{L}\p{N}]+/gu) ?? []
const allOf = ({ card, messages }: PresetTexts) =>
  [card.title, card.description, messages.title, messages.intro]
    .concat(messages.sections.flatMap(({ title, text }) => [title, text]))
    .join(' ')

function shinglesOf(text: string, language: string): ReadonlySet<string> {
  const words = wordsOf(text, language)
  return new Set(words.map((_, at) => words.slice(at, at + shingle).join(' ')).slice(0, 1 - shingle))
}

/** The share of the smaller text that is in the other one, too. */
function sharedBy(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = [...first].filter((each) => second.has(each)).length
  return shared / Math.min(first.size, second.size)
}

const pairs = presets.flatMap((first, index) =>
  presets.slice(index + 1).map((second) => [first, second] as const),
)
const nameOf = ({ tool, id }: { readonly tool: string; readonly id: string }) => `${tool}/${id}`

it('has a dozen pages at most, each of a tool', () => {
  expect(presets.length).toBeGreaterThan(0)
  expect(presets.length).toBeLessThanOrEqual(maxPages)
  for (const { tool, id } of presets) {
    expect(tools.map((each) => each.id)).toContain(tool)
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  }
})

describe.each(presets.map((preset) => [nameOf(preset), preset] as const))(
  '%s',
  (_, { tool, settings, texts }) => {
    it('sets what its tool knows, and something else than the tool does by itself', async () => {
      const link = await settingsLinks[tool]?.()
      if (!link) throw new Error(`${tool} has no settings-link.ts`)
      const read = readLink(link, settings)
      expect(read).toMatchObject({ state: 'read', refused: [], hasUnknown: false })
      expect(read).not.toMatchObject({ settings: link.initial })
    })

    it.each(languages)(
      'says enough in %s, and the same things as in the other language',
      async (language) => {
        const [own, english] = [await texts[language](), await texts.en()]
        expect(own.messages.sections.length).toBeGreaterThanOrEqual(2)
        expect(own.messages.sections.length).toBeLessThanOrEqual(4)
        expect(own.messages.sections).toHaveLength(english.messages.sections.length)
        expect(wordsOf(allOf(own), language).length).toBeGreaterThan(100)
        // What search engines cut off.
        expect(own.card.title.length).toBeLessThanOrEqual(60)
        expect(own.card.description.length).toBeLessThanOrEqual(160)
      },
    )

    it('has the same figures in both languages', async () => {
      const figuresIn = async (language: 'en' | 'tr') => {
        const { messages } = await texts[language]()
        const digits = messages.sections
          .map(({ text }) => text.replaceAll(/(?<=\d)[.,](?=\d)/g, ''))
          .join(' ')
        return new Set(digits.match(/\d+/g))
      }
      const [english, turkish] = [await figuresIn('en'), await figuresIn('tr')]
      expect([...turkish].sort()).toEqual([...english].sort())
    })
  },
)

it.each(languages)('no two pages have the same text in %s', async (language) => {
  const found = await Promise.all(
    pairs.map(async ([first, second]) => {
      const [one, other] = [await first.texts[language](), await second.texts[language]()]
      const shared = sharedBy(shinglesOf(allOf(one), language), shinglesOf(allOf(other), language))
      const titles = new Set(one.messages.sections.map(({ title }) => title))
      return {
        pages: `${nameOf(first)} and ${nameOf(second)}`,
        shared,
        sameTitle: other.messages.sections.some(({ title }) => titles.has(title)),
      }
    }),
  )
  expect(found.filter(({ shared, sameTitle }) => shared > maxShared || sameTitle)).toEqual([])
})
