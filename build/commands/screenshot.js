/** `npm run screenshot`: takes the screenshot of the README from the built site. Run `npm run build` first. */
import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { serve } from '../server/serve.js'

/**
 * The views, from left to right.
 * @type {readonly { path: string, width: number, height: number, dark: boolean, sample: boolean }[]}
 */
const views = [
  { path: '/', width: 1180, height: 820, dark: false, sample: false },
  { path: '/tools/photo-to-pdf', width: 360, height: 820, dark: true, sample: true },
]
const gap = 24

const site = await serve({ dist: 'dist', port: 0 })
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const pictures = []
for (const { path, width, height, dark, sample } of views) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.addInitScript((value) => localStorage.setItem('darkMode', JSON.stringify(value)), dark)
  await page.goto(site.url + path)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  if (sample) {
    await page.getByRole('button', { name: 'sample' }).click()
    await page.getByRole('heading', { name: /Selected Photos/ }).waitFor()
    await page.evaluate(() => scrollTo(0, 0))
  }
  await page.evaluate(() => document.fonts.ready)
  pictures.push({ width, data: (await page.screenshot()).toString('base64') })
  await page.close()
}
await site.close()

const width = pictures.reduce((sum, picture) => sum + picture.width + gap, gap)
const sheet = await browser.newPage({ viewport: { width, height: 820 + 2 * gap } })
const images = pictures.map(({ data }) => `<img src="data:image/png;base64,${data}">`)
const looks = `body{margin:${gap}px;display:flex;gap:${gap}px;background:#e1e0da}img{border-radius:16px}`
await sheet.setContent(`<style>${looks}</style>${images.join('')}`)
mkdirSync('docs', { recursive: true })
await sheet.screenshot({ path: 'docs/screenshot.png' })
await browser.close()
