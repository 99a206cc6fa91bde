import { describe, expect, it } from 'vitest'
import { commonHeaders, pagePolicy } from '../../build/server/site-headers.ts'
import { site } from '../../site.config.ts'
import { messages as home } from '../../src/app/language/messages.en.ts'
import { languages } from '../../src/lib/text/i18n.ts'
import { messages as aboutEnglish } from '../../src/pages/about/messages.en.ts'
import { messages as aboutTurkish } from '../../src/pages/about/messages.tr.ts'
import { messages as privacyEnglish } from '../../src/pages/privacy-policy/messages.en.ts'
import { messages as privacyTurkish } from '../../src/pages/privacy-policy/messages.tr.ts'
import { messages as termsEnglish } from '../../src/pages/terms-of-service/messages.en.ts'
import { messages as termsTurkish } from '../../src/pages/terms-of-service/messages.tr.ts'
import type { SectionsMessages, SiteFacts } from '../../src/ui/article/page/sections.ts'
import { textOfPage } from './render-page.ts'

const factsWith = (analytics: boolean, ads: boolean): SiteFacts => ({ ...site, services: { analytics, ads } })

const words = ({ lead, sections }: SectionsMessages, facts: SiteFacts): string =>
  [lead(facts), JSON.stringify(sections(facts))].join(' ')

/** Every claim that nothing is collected, and the sentence for each enabled service. */
const claims = {
  en: {
    texts: privacyEnglish,
    nothing: ['We collect nothing', 'sets no cookies'],
    analytics: { on: 'Analytics is on.', off: 'Analytics is off.' },
    ads: { on: 'Advertising is on.', off: 'Advertising is off.' },
  },
  tr: {
    texts: privacyTurkish,
    nothing: ['hiçbir şey toplamıyoruz', 'hiç çerez kullanmaz'],
    analytics: { on: 'Analiz açık.', off: 'Analiz kapalı.' },
    ads: { on: 'Reklam açık.', off: 'Reklam kapalı.' },
  },
} as const

const combinations = languages.flatMap((language) =>
  [false, true].flatMap((analytics) => [false, true].map((ads) => ({ language, analytics, ads }))),
)

describe.each(combinations)(
  'the policy ($language) with analytics $analytics and ads $ads',
  ({ language, analytics, ads }) => {
    const claim = claims[language]
    const text = words(claim.texts, factsWith(analytics, ads))

    it('says of each service what the configuration says', () => {
      for (const [service, isOn] of Object.entries({ analytics, ads }) as ['analytics' | 'ads', boolean][]) {
        expect(text).toContain(claim[service][isOn ? 'on' : 'off'])
        expect(text).not.toContain(claim[service][isOn ? 'off' : 'on'])
      }
    })

    it('claims to collect nothing exactly while all are off', () => {
      for (const nothing of claim.nothing) expect(text.includes(nothing)).toBe(!analytics && !ads)
    })
  },
)

describe('who is responsible', () => {
  const operator = 'Ada Example, 1 Example Street, Exampletown'

  it.each(languages)('is named where the configuration names somebody (%s)', (language) => {
    const facts = factsWith(false, false)
    const { texts } = claims[language]
    expect(words(texts, { ...facts, operator })).toContain(operator)
    expect(words(texts, { ...facts, operator: '' })).toContain(
      language === 'en' ? 'the responsibility of its operator.' : 'Sitenin sorumlusu: işletmecisi.',
    )
  })
})

describe('the site as it is', () => {
  const isAnyOn = Object.values(site.services).some(Boolean)
  const foreign = Object.values(pagePolicy).some((sources) => /https?:|\*/.test(sources))
  const connections = commonHeaders.find(([name]) => name === 'Connection-Allowlist')?.[1] ?? ''

  it.each(languages)('claims no more than the content security policy enforces (%s)', async (language) => {
    const text = await textOfPage('privacy-policy', language)
    for (const nothing of claims[language].nothing) expect(text.includes(nothing)).toBe(!foreign)
    expect(foreign).toBe(isAnyOn)
  })

  it('promises on the home page what the policy promises', () => {
    expect(home.hero.neverLeaves).toBe('Data never leaves the device')
    expect(foreign).toBe(false)
  })

  it('lets pages link no other site', () => {
    expect(connections).toBe('(response-origin "mailto:*")')
  })

  it.each(languages)('names the address and the date of the configuration (%s)', async (language) => {
    for (const id of ['about', 'privacy-policy', 'terms-of-service'])
      expect(await textOfPage(id, language)).toContain(site.email)
    const month = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
    for (const id of ['privacy-policy', 'terms-of-service'])
      expect(await textOfPage(id, language)).toContain(month.format(new Date(`${site.policyDate}-01T00:00Z`)))
  })
})

describe('pages have the same structure in both languages', () => {
  it.each([
    ['about', aboutEnglish, aboutTurkish],
    ['privacy-policy', privacyEnglish, privacyTurkish],
    ['terms-of-service', termsEnglish, termsTurkish],
  ] as const)('%s has the same sections, blocks and list items', (_id, english, turkish) => {
    for (const facts of [factsWith(false, false), factsWith(true, true)]) {
      const shape = (texts: SectionsMessages) =>
        texts
          .sections(facts)
          .map(({ blocks }) =>
            blocks.map((block) =>
              typeof block === 'string'
                ? 'paragraph'
                : block.kind === 'list'
                  ? block.items.length
                  : block.kind,
            ),
          )
      expect(shape(turkish)).toEqual(shape(english))
    }
  })
})
