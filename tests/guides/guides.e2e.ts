import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { messages as passwords } from '../../src/guides/password-security/messages.en.ts'
import { languages } from '../../src/lib/text/i18n.ts'
import { dist, shellTexts, sitePages } from '../browser/site.ts'
import { expect, fontsShown, test, visit } from '../browser/test.ts'

const t = shellTexts.en
const guidePages = sitePages.filter(({ path }) => path.includes('/guides/'))
const guidesIn = (language: string) => guidePages.filter((page) => page.language === language)
const sections = (page: Page) => page.getByRole('navigation', { name: t.article.contents }).getByRole('link')

for (const language of languages)
  test(`the index (${language}) counts, features and lists every guide`, async ({ page }) => {
    const texts = shellTexts[language].guides
    const paths = guidesIn(language).map(({ path }) => path)
    await visit(page, language === 'en' ? '/guides' : `/${language}/guides`)
    await expect(page.getByText(texts.intro(paths.length))).toBeVisible()
    const featured = page.getByRole('region', { name: texts.featured })
    await expect(featured.getByRole('listitem').filter({ has: page.locator('h3') })).toHaveCount(3)
    const all = page.getByRole('region', { name: texts.all })
    for (const path of paths) {
      const card = all.locator('li', { has: page.locator(`a[href="${path}"]`) }).first()
      await expect(card.getByRole('heading', { level: 3 })).toBeVisible()
      await expect(card).toContainText(/\d/)
      await expect(card).toContainText(new RegExp(Object.values(texts.difficulty).join('|')))
    }
    // A drawing of each, prerendered, in both sections, the featured ones larger.
    const widths = (section: Locator) =>
      section
        .locator('li svg[viewBox]')
        .evaluateAll((drawings) =>
          drawings.flatMap((drawing) =>
            drawing.closest('ul ul') ? [] : drawing.getBoundingClientRect().width,
          ),
        )
    const [large, small] = [await widths(featured), await widths(all)]
    expect(large).toHaveLength(3)
    expect(small).toHaveLength(paths.length)
    expect(Math.min(...large)).toBeGreaterThan(2 * Math.max(...small))
    await all.locator(`a[href="${paths[0]}"]`).click()
    await expect(page).toHaveURL(paths[0] ?? '')
  })

test('the Guides menu holds All Guides and the four of the specification', async ({ page }) => {
  await visit(page, '/')
  const menu = page.getByRole('banner').getByRole('navigation', { name: t.mainMenu })
  await menu.getByRole('button', { name: t.guides.title }).click()
  const links = menu.locator('a[href^="/guides"]')
  const ids = ['password-security', 'qr-code-usage', 'pomodoro-technique', 'image-optimization']
  await expect(links).toHaveCount(5)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/guides',
    ...ids.map((id) => `/guides/${id}`),
  ])
  await links.first().click()
  await expect(page.getByRole('heading', { level: 1, name: t.guides.title })).toBeFocused()
})

test('the good examples are hidden until the eye button is pressed, and differ each time', async ({
  page,
}) => {
  await visit(page, '/guides/password-security')
  await fontsShown(page)
  const { examples } = passwords
  const card = page.getByRole('region', { name: examples.good })
  const shown = () => card.locator('code').allInnerTexts()
  const eye = card.getByRole('button', { name: examples.show })
  await expect(eye).toHaveAttribute('aria-pressed', 'false')
  for (const text of await shown()) expect(text).toMatch(/^•+$/)
  const before = await card.boundingBox()
  await eye.click()
  await expect(eye).toHaveAttribute('aria-pressed', 'true')
  const first = await shown()
  for (const text of first) expect(text).not.toContain('•')
  expect((await card.boundingBox())?.height).toBe(before?.height)
  await eye.click()
  for (const text of await shown()) expect(text).toMatch(/^•+$/)
  await eye.click()
  expect(await shown()).not.toEqual(first)
})

test('the checklist stores its ticks on the device', async ({ page }) => {
  await visit(page, '/guides/password-security')
  const boxes = page.getByRole('checkbox')
  await expect(boxes).toHaveCount(8)
  await boxes.nth(1).check()
  await boxes.nth(4).check()
  await expect(page.getByText(passwords.checklist.progress(2, 8))).toBeVisible()
  await page.reload()
  await expect(boxes.nth(1)).toBeChecked()
  await expect(boxes.nth(4)).toBeChecked()
  await expect(boxes.nth(0)).not.toBeChecked()
  await boxes.nth(1).uncheck()
  await page.reload()
  await expect(boxes.nth(1)).not.toBeChecked()
})

test('the table of contents links every section and marks the current one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  for (const { path } of guidesIn('en'))
    await test.step(path, async () => {
      await visit(page, path)
      const links = sections(page)
      const count = await links.count()
      expect(count).toBe(await page.locator('article h2[id]:not([id="sources"])').count())
      const middle = links.nth(Math.floor(count / 2))
      await middle.click()
      await expect(page.locator(`h2${await middle.getAttribute('href')}`)).toBeInViewport()
      await expect(middle).toHaveAttribute('aria-current', 'location')
    })
})

test('an anchor link copies its URL', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/guides/qr-code-usage')
  await page.getByRole('link', { name: t.article.copyLink('How to scan') }).click()
  await expect(page.getByText(t.article.copied)).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  expect(page.url()).toContain('/guides/qr-code-usage#how-to-scan')
})

test('guides link the previous and the next one, if any', async ({ page }) => {
  const paths = guidesIn('en').map(({ path }) => path)
  await visit(page, '/guides')
  const first = await page.locator('main a[href^="/guides/"]').first().getAttribute('href')
  await visit(page, first ?? '')
  const seen = new Set([first])
  await expect(page.locator('a[rel="prev"]')).toHaveCount(0)
  for (let step = 1; step < paths.length; step += 1) {
    const next = (await page.locator('a[rel="next"]').getAttribute('href')) ?? ''
    await page.locator('a[rel="next"]').click()
    // The address changes before the guide is there: its heading takes the focus once it is shown.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveURL(next)
    seen.add(new URL(page.url()).pathname)
  }
  expect([...seen].sort()).toEqual([...paths].sort())
  await expect(page.locator('a[rel="next"]')).toHaveCount(0)
})

test('a prerendered guide loads the text of its own language only', async ({ page }) => {
  for (const { path, language } of guidePages.slice(0, 4)) {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''))
    })
    await visit(page, path)
    const other = language === 'en' ? 'tr' : 'en'
    const twin = guidePages.find(
      (each) => each.language === other && each.path.endsWith(path.split('/').at(-1) ?? ''),
    )
    const heading = /<h2[^>]* id="[^"]+"[^>]*>([^<]{12,})</.exec(
      readFileSync(join(dist, `${twin?.path}.html`), 'utf8'),
    )
    expect(heading).not.toBeNull()
    expect(scripts.join(' ')).not.toContain(heading?.[1])
    page.removeAllListeners('response')
  }
})

test('live examples react to input', async ({ page }) => {
  await visit(page, '/guides/image-optimization')
  const picture = page.locator('figure img')
  await picture.scrollIntoViewIfNeeded()
  const before = await picture.getAttribute('src')
  await page.getByRole('slider').fill('20')
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByText('Quality: 20')).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)

  await visit(page, '/guides/bmi-health-tracking')
  await page.getByRole('slider').last().fill('80')
  await expect(page.getByRole('status').filter({ hasText: 'BMI 26.1' })).toContainText('Overweight')

  await visit(page, '/guides/color-theory-design')
  await page.getByLabel('Text colour').fill('#777777')
  await expect(page.getByText('Contrast 4.47 : 1')).toBeVisible()
  await expect(page.getByText('Text: fails')).toBeVisible()
  await page.getByRole('slider').fill('0')
  await page.getByRole('combobox').selectOption('ours')
  await expect(page.getByRole('img', { name: /0°, 30°, 60°, 180°, 240°/ })).toBeVisible()

  await visit(page, '/guides/pomodoro-technique')
  await page.getByRole('slider').fill('5')
  await expect(page.getByText('2 h 5 min of work and 30 min of breaks: 2 h 35 min in total.')).toBeVisible()
})

test('in print only the text is left', async ({ page }) => {
  await visit(page, '/guides/password-security')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText(t.article.contents, { exact: true })).toBeHidden()
  await expect(page.locator('footer').last()).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: t.guides.sources })).toBeVisible()
})

test('feeds name every guide of their language', async ({ request }) => {
  for (const language of languages) {
    const xml = await (
      await request.get(language === 'en' ? '/guides/feed.xml' : `/${language}/guides/feed.xml`)
    ).text()
    for (const { path } of guidesIn(language)) expect(xml).toContain(`${path}</link>`)
    expect(xml.match(/<item>/g)).toHaveLength(guidesIn(language).length)
  }
})

test('links to tools pass values', async ({ page }) => {
  await visit(page, '/guides/qr-code-usage')
  await page.getByRole('link', { name: 'URL', exact: true }).click()
  await expect(page).toHaveURL('/tools/qr-generator')
  await expect(page.locator('main').getByRole('textbox').first()).toHaveValue('https://example.org')

  await visit(page, '/guides/color-theory-design')
  await page.getByLabel('Text colour').fill('#336699')
  await page.getByRole('link', { name: 'Make a palette from the text colour' }).click()
  await expect(page).toHaveURL('/tools/color-palette')
  await expect(page.locator('main input[type="color"]').first()).toHaveValue('#336699')

  await visit(page, '/guides/image-optimization')
  await expect(page.locator('figure img')).toBeVisible()
  await page.getByRole('link', { name: 'Open this image in the compressor' }).click()
  await expect(page).toHaveURL('/tools/image-compressor')
  await expect(page.getByText('hills.jpg').first()).toBeVisible()
})
