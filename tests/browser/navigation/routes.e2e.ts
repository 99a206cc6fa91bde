import type { APIRequestContext, Page } from '@playwright/test'
import { exactPattern } from '../../../build/server/site-headers.ts'
import { site } from '../../../site.config.ts'
import { type Language, languages } from '../../../src/lib/text/i18n.ts'
import { addressOf, homeOf, pagesIn, type SitePage, shellTexts, sitePages, toolPages } from '../site.ts'
import { expect, hydrated, test, visit } from '../test.ts'
import { readHead, textOf } from './page-head.ts'

/** Language and country. */
const openGraphLocale: Partial<Record<Language, string>> = { en: 'en_GB', tr: 'tr_TR' }

type Head = Awaited<ReturnType<typeof readHead>>

/** Checks title, description, canonical URL and alternate languages. */
function expectFound(head: Head, { path, language, alternates }: SitePage): void {
  expect(head).toMatchObject({ language, robots: undefined, canonical: [addressOf(path)], alternates })
  expect(head.title).toContain(site.name)
  expect(head.description.length).toBeGreaterThan(20)
  expect(Object.keys(alternates).sort()).toEqual([...languages, 'x-default'].sort())
  expect(alternates[language]).toBe(addressOf(path))
  expect(alternates['x-default']).toBe(alternates.en)
  expect(head.openGraph).toMatchObject({
    'og:type': 'website',
    'og:site_name': site.name,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': addressOf(path),
    'og:locale': openGraphLocale[language] ?? expect.stringMatching(new RegExp(`^${language}_[A-Z]{2}$`)),
  })
}

/** Checks that the preview picture exists and has 1200 × 630 pixels. */
async function expectSharePicture(head: Head, request: APIRequestContext): Promise<void> {
  const address = head.openGraph['og:image'] ?? ''
  expect(address.startsWith(`${site.origin}/share/`)).toBe(true)
  const response = await request.get(address.slice(site.origin.length))
  expect(response.headers()['content-type']).toBe('image/png')
  const png = await response.body()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
}

/** Checks the types of the page's structured data. */
async function expectData(page: Page, path: string): Promise<void> {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const kinds = data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
  if (path.includes('/guides/')) expect(kinds).toEqual(['Article', 'BreadcrumbList'])
  else if (path.includes('/tools/')) expect(kinds).toEqual(['WebApplication', 'BreadcrumbList'])
  else if (['/', '/tr'].includes(path)) expect(kinds).toEqual(['WebSite'])
  else expect(kinds).toEqual(['BreadcrumbList'])
}

async function expectReadable(page: Page, { language }: SitePage): Promise<void> {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).not.toBeEmpty()
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toContainText(shellTexts[language].footer.tagline)
}

/** Checks that the page contains nothing that its policy refuses. */
async function expectObedient(page: Page): Promise<void> {
  const refused = page.locator(
    'script:not([src], [type="application/ld+json"]), style, [style], base, meta[http-equiv], iframe, object, embed, form[action]',
  )
  await expect(refused).toHaveCount(0)
  const waitedFor = page.locator('script[src]:not([async], [defer], [type="module"])')
  await expect(waitedFor, 'scripts that make the parser wait').toHaveCount(0)
  const handlers = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    ),
  )
  expect(handlers).toEqual([])
}

/** Titles, descriptions and links of all pages. */
class Notes {
  readonly #titles = new Set<string>()
  readonly #descriptions = new Set<string>()
  readonly #idsOf = new Map<string, readonly string[]>()
  readonly #linkedFrom = new Map<string, string>()
  #own = ''

  async take(page: Page, head: Head, { path, language }: SitePage): Promise<void> {
    this.#own = new URL(page.url()).origin
    this.#titles.add(`${language} ${head.title}`)
    this.#descriptions.add(head.description)
    this.#idsOf.set(path, await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)))
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    for (const href of hrefs) this.#linkedFrom.set(href, path)
  }

  /** Checks that titles and descriptions are unique and that every link has a target. */
  async expectSound(request: APIRequestContext): Promise<void> {
    expect(this.#titles.size).toBe(sitePages.length)
    expect(this.#descriptions.size).toBe(sitePages.length)
    for (const [href, from] of this.#linkedFrom) {
      const { protocol, origin, pathname, hash } = new URL(href)
      const ids = this.#idsOf.get(pathname)
      if (protocol === 'mailto:') expect(href).toBe(`mailto:${site.email}`)
      else if (origin !== this.#own) {
        const allowlist = (await request.get(from)).headers()['connection-allowlist']
        expect(allowlist, `${from} links ${href}, which its policy refuses`).toContain(
          `"${exactPattern(href)}"`,
        )
      } else if (ids === undefined)
        expect((await request.get(href)).status(), `${from} links ${href}`).toBe(200)
      else if (hash !== '') expect(ids, `${from} links ${href}`).toContain(hash.slice(1))
    }
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has metadata, content and unique titles, and nothing that its policy refuses', async ({
    page,
    request,
  }) => {
    const notes = new Notes()
    for (const each of sitePages)
      await test.step(each.path, async () => {
        const response = await page.goto(each.path)
        expect(response?.status()).toBe(200)
        expect(response?.headers()['content-type']).toBe('text/html;charset=utf-8')
        const head = await readHead(page)
        expectFound(head, each)
        await expectSharePicture(head, request)
        await expectData(page, each.path)
        await expectReadable(page, each)
        await expectObedient(page)
        await notes.take(page, head, each)
      })
    for (const path of ['/404', '/tr/404'])
      await test.step(path, async () => {
        await page.goto(path)
        await expectObedient(page)
      })
    await notes.expectSound(request)
  })

  for (const language of languages)
    test(`the home page (${language}) shows a card for every tool`, async ({ page }) => {
      await page.goto(homeOf(language))
      const paths = toolPages.filter((tool) => tool.language === language).map(({ path }) => path)
      const main = page.getByRole('main')
      for (const path of paths) {
        const card = main.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) })
        await expect(card.getByRole('heading', { level: 2 })).toBeVisible()
        await expect(card.locator('p').first()).not.toBeEmpty()
        await expect(card.getByRole('link')).toContainText(shellTexts[language].useTool)
      }
      await expect(main.locator('a[href*="/tools/"]')).toHaveCount(paths.length)
      await expect(main).toContainText(shellTexts[language].hero.toolCount(paths.length))
    })
})

for (const language of languages)
  test(`every page (${language}) hydrates without differences, at every form of its URL`, async ({
    page,
    request,
  }) => {
    for (const { path, alternates } of pagesIn(language))
      await test.step(path, async () => {
        const sent = await (await request.get(path)).text()
        const withSlash = `${path.replace(/\/$/, '')}/`
        for (const variant of [withSlash, `${path}?source=feed`]) {
          const response = await request.get(variant, { maxRedirects: 0 })
          expect(response.status(), variant).toBe(200)
          expect(await response.text()).toBe(sent)
        }
        await visit(page, withSlash)
        await expect(page.locator('h1')).toHaveText([textOf(/<h1.*?>(.*?)<\/h1>/s.exec(sent)?.[1])])
        expect(await readHead(page)).toMatchObject({
          title: textOf(/<title>(.*?)<\/title>/.exec(sent)?.[1]),
          language,
          alternates,
          canonical: [addressOf(path)],
        })
      })
  })

test.describe('not found', () => {
  test.use({ expectedErrors: /status of 404/ })

  const unknown = ['/nothing', '/tools/nothing', '/tools/qr-generator/nothing', '/one/two/three']
  /** Only English ones are not below a folder of their own. */
  const further = ['/guides/nothing', '/tools', '/en']
  const unknownIn = (language: Language) =>
    language === 'en' ? [...unknown, ...further] : unknown.map((path) => `/${language}${path}`)
  for (const language of languages)
    test(`unknown paths (${language}) show the home page and say so`, async ({ page }) => {
      const texts = shellTexts[language]
      const isShown = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.hero.title)
        await expect(page.getByRole('alert')).toContainText(texts.unknown.title)
        expect(await readHead(page)).toMatchObject({
          language,
          robots: 'noindex',
          canonical: [addressOf(homeOf(language))],
        })
      }
      for (const path of unknownIn(language))
        await test.step(path, async () => {
          const response = await page.goto(path)
          expect(response?.status()).toBe(404)
          await isShown()
          await hydrated(page)
          await isShown()
          await page.getByRole('link', { name: texts.logo }).click()
          await expect(page).toHaveURL(homeOf(language))
          await expect(page.getByRole('alert')).toHaveCount(0)
          expect((await readHead(page)).robots).toBeUndefined()
        })
    })

  test('a missing file is a plain 404', async ({ request }) => {
    for (const path of ['/assets/nothing.js', '/workers/nothing.js', '/nothing.png', '/tr/nothing.json']) {
      const response = await request.get(path)
      expect(response.status(), path).toBe(404)
      expect(response.headers()['content-type'], path).toMatch(/^text\/plain/)
      expect(response.headers()['cache-control'], path).toBe('no-cache')
    }
  })
})
