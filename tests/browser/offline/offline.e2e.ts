import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, pathOf } from '../../../build/steps/output/files.ts'
import type { OfflineBuild } from '../../../src/app/offline/offline-build.ts'
import { languages } from '../../../src/lib/text/i18n.ts'
import { colourPhoto, green, red } from '../../../src/tools/photo-to-pdf/testing/photos.ts'
import { test, visitForOffline } from '../host.ts'
import { openWithPhotos, photoTexts } from '../photo-tool.ts'
import { dist, pagesIn, shellTexts } from '../site.ts'
import { expect, hydrated } from '../test.ts'

/** Files for hosts, search engines and previews only, or cached at their first use. */
const notKept =
  /^(robots\.txt|sitemap\.xml|_headers|_redirects|sw\.js|integrity\.json|licences\.txt|toolnook\.zip|(share|screenshots|icons\/shortcuts)\/.*|assets\/on-demand\/.*)$|\/feed\.xml$|\.(br|gz)$/

test.describe.configure({ timeout: 120_000 })
test.use({ viewport: { width: 1280, height: 800 } })

test('the whole site on the device is every file of the build, and every page works without a network', async ({
  page,
  host,
}) => {
  test.setTimeout(300_000)
  await visitForOffline(page, '/')
  const { files }: OfflineBuild = JSON.parse(
    /^const OFFLINE_BUILD = (.*);\n/.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))?.[1] ?? '{}',
  )
  const listed = Object.keys(files).sort()
  const built = (await filesUnder(dist)).filter((file) => !notKept.test(file)).map(pathOf)
  expect(listed).toEqual(built.sort())
  const cached = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(cached.filter((path) => !path.startsWith('/.')).sort()).toEqual(listed)
  expect(listed.length).toBeGreaterThan(20)

  await host.goAway()
  await expect(fetch(host.url)).rejects.toThrow()
  for (const language of languages) {
    for (const { path } of pagesIn(language))
      await test.step(path, async () => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(200)
        await hydrated(page)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('alert')).toHaveCount(0)
        const fonts = await page.evaluate(async () =>
          (
            await Promise.all(
              ['Geist', 'Bricolage Grotesque'].map((each) => document.fonts.load(`1rem "${each}"`, 'ağ')),
            )
          )
            .flat()
            .map(({ status }) => status),
        )
        expect(new Set(fonts)).toEqual(new Set(['loaded']))
        expect(fonts.length).toBeGreaterThanOrEqual(2)
      })
    await page.getByRole('banner').getByRole('button', { name: shellTexts[language].search }).click()
    await expect(page.getByRole('option').first()).toBeVisible()
  }
})

test.describe('unknown paths', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('show the home page without a network too', async ({ page, host }) => {
    await visitForOffline(page, '/')
    await host.goAway()
    for (const [path, language] of [
      ['/nothing', 'en'],
      ['/tools/nothing/at/all', 'en'],
      ['/tr/nothing?secret=1', 'tr'],
    ] as const) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await hydrated(page)
      await expect(page.getByRole('alert')).toContainText(shellTexts[language].unknown.title)
    }
  })
})

test('a tool works completely without a network', async ({ page, host }) => {
  await visitForOffline(page, '/')
  await host.goAway()
  await openWithPhotos(page, [colourPhoto('first.png', red), colourPhoto('second.png', green)])
  await page.getByRole('button', { name: photoTexts.convert }).click()
  await expect(page.getByText(photoTexts.created)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: photoTexts.download }).first().click()
  const pdf = readFileSync(await (await download).path(), 'latin1')
  expect(pdf).toMatch(/^%PDF-/)
  expect(pdf).toMatch(/\/Count 2\b/)
})
