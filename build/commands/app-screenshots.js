/**
 * `npm run app-screenshots`: takes the screenshots of the web app manifest, which systems show before the app is installed,
 * from the built site. Run `npm run build` first. The files are in the repository, at most 100 kB each.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { serve } from '../server/serve.js'
import { fillTool } from './support/fill-tool.js'
import { launch, openPage } from './support/pictures.js'
import { loadI18n } from './support/site-modules.js'

/** As in build/steps/pages/app-manifest.ts. */
const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } }
const { defaultLanguage, languages } = await loadI18n()
const views = ['home', 'qr-generator']
const folder = 'public/screenshots'
const maxBytes = 100_000

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const site = await serve({ dist: 'dist', port: 0 })
const browser = await launch()
for (const language of languages)
  for (const view of views)
    for (const [form, size] of Object.entries(sizes)) {
      const prefix = language === defaultLanguage ? '' : `/${language}`
      const path = view === 'home' ? prefix || '/' : `${prefix}/tools/${view}`
      const page = await openPage(browser, site.url + path, { ...size, dark: false })
      if (view !== 'home') await fillTool(page, 'https://example.org/menu')
      await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur())
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => scrollTo(0, 0))
      const file = `${folder}/${language}-${view}-${form}.webp`
      // Playwright itself writes PNG and JPEG only.
      const session = await page.context().newCDPSession(page)
      const shot = await session.send('Page.captureScreenshot', { format: 'webp', quality: 85 })
      const bytes = Buffer.from(shot.data, 'base64')
      if (bytes.length > maxBytes) throw new Error(`${file} has ${bytes.length} bytes, more than ${maxBytes}`)
      writeFileSync(file, bytes)
      await page.close()
    }
await browser.close()
await site.close()
