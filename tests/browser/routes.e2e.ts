import { site } from '../../site.config.ts'
import { languages } from '../../src/lib/i18n.ts'
import { readHead, textOf } from './page-head.ts'
import { addressOf, homeOf, pagesIn, shellTexts, sitePages, toolPages } from './site.ts'
import { expect, hydrated, test, visit } from './test.ts'

const openGraphLocale = { en: 'en_GB', tr: 'tr_TR' }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages)
    test(`every page (${language}) can be found and read`, async ({ page }) => {
      for (const { path, alternates } of pagesIn(language))
        await test.step(path, async () => {
          const response = await page.goto(path)
          expect(response?.status()).toBe(200)
          expect(response?.headers()['content-type']).toBe('text/html;charset=utf-8')
          const head = await readHead(page)
          expect(head).toMatchObject({
            language,
            robots: undefined,
            canonical: [addressOf(path)],
            alternates,
          })
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
            'og:locale': openGraphLocale[language],
          })
          const heading = page.getByRole('main').getByRole('heading', { level: 1 })
          await expect(heading).toBeVisible()
          await expect(heading).not.toBeEmpty()
          await expect(page.locator('h1')).toHaveCount(1)
          await expect(page.getByRole('contentinfo')).toContainText(shellTexts[language].footer.tagline)
        })
    })

  for (const language of languages)
    test(`the home page (${language}) shows a card for every tool`, async ({ page }) => {
      await page.goto(homeOf(language))
      const paths = toolPages.filter((tool) => tool.language === language).map(({ path }) => path)
      const main = page.getByRole('main')
      for (const path of paths) {
        const card = main.locator('li', { has: page.locator(`a[href="${path}"]`) })
        await expect(card.getByRole('heading', { level: 3 })).toBeVisible()
        await expect(card.locator('p')).not.toBeEmpty()
        await expect(card.getByRole('link')).toContainText(shellTexts[language].useTool)
      }
      await expect(main.locator('a[href*="/tools/"]')).toHaveCount(paths.length)
      await expect(main).toContainText(shellTexts[language].hero.toolCount(paths.length))
    })

  test('no page holds what the policy refuses', async ({ page }) => {
    for (const path of [...sitePages.map((each) => each.path), '/404', '/tr/404'])
      await test.step(path, async () => {
        await page.goto(path)
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
      })
  })

  test('titles and descriptions tell pages apart, and every link leads somewhere', async ({
    page,
    request,
  }) => {
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    const idsOf = new Map<string, readonly string[]>()
    const linkedFrom = new Map<string, string>()
    for (const { path, language } of sitePages) {
      await page.goto(path)
      const { title, description } = await readHead(page)
      titles.add(`${language} ${title}`)
      descriptions.add(description)
      idsOf.set(path, await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)))
      const hrefs = await page
        .locator('a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      for (const href of hrefs) linkedFrom.set(href, path)
    }
    expect(titles.size).toBe(sitePages.length)
    expect(descriptions.size).toBe(sitePages.length)
    const own = new URL(page.url()).origin
    const allowlist = (await request.get('/')).headers()['connection-allowlist']
    for (const [href, from] of linkedFrom) {
      const { protocol, origin, pathname, hash } = new URL(href)
      const ids = idsOf.get(pathname)
      if (protocol === 'mailto:') expect(href).toBe(`mailto:${site.email}`)
      else if (origin !== own)
        expect(allowlist, `${from} links ${href}, which the policy refuses`).toContain(`"${origin}/*"`)
      else if (ids === undefined)
        expect((await request.get(href)).status(), `${from} links ${href}`).toBe(200)
      else if (hash !== '') expect(ids, `${from} links ${href}`).toContain(hash.slice(1))
    }
  })
})

for (const language of languages)
  test(`every page (${language}) comes to life as it was sent, at every form of its address`, async ({
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

test.describe('what does not exist', () => {
  test.use({ expectedErrors: /status of 404/ })

  const unknown = {
    en: ['/nothing', '/tools/nothing', '/guides/nothing', '/tools', '/one/two/three', '/en'],
    tr: ['/tr/nothing', '/tr/tools/nothing', '/tr/one/two/three'],
  }
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
      for (const path of unknown[language])
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
