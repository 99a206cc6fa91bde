/**
 * `npm run icons`: draws the PNG icons from public/favicon.svg, and those of the tools for the app's shortcuts from the
 * built home page. Run `npm run build` first. The files are in the repository.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { serve } from '../server/serve.js'

const paper = '#fbfaf7'
const mark = readFileSync('public/favicon.svg', 'utf8')

/**
 * `inset` is the margin, as a share of the side: a maskable icon must leave its outer fifth empty.
 * @type {readonly { file: string, side: number, inset: number, background: string }[]}
 */
const icons = [
  { file: 'icon-192.png', side: 192, inset: 0, background: 'transparent' },
  { file: 'icon-512.png', side: 512, inset: 0, background: 'transparent' },
  { file: 'maskable-512.png', side: 512, inset: 0.2, background: paper },
  { file: 'apple-touch-icon.png', side: 180, inset: 0.12, background: paper },
]

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
mkdirSync('public/icons', { recursive: true })
for (const { file, side, inset, background } of icons) {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  const inside = `body{margin:0;background:${background}}svg{display:block;position:fixed;inset:${inset * side}px}`
  await page.setContent(`<style>${inside}</style>${mark}`)
  await page.screenshot({ path: `public/icons/${file}`, omitBackground: true })
  await page.close()
}

// A tool's icon on its tint, as on the tiles.
const side = 96
const site = await serve({ dist: 'dist', port: 0 })
const home = await browser.newPage({ serviceWorkers: 'block' })
await home.goto(site.url)
const marks = await home.evaluate(() =>
  [...document.querySelectorAll('article')].flatMap((tile) => {
    const mark = tile.querySelector('[data-tint]')
    const path = tile.querySelector('a')?.pathname
    if (!mark || !path) return []
    const { color, backgroundColor } = getComputedStyle(mark)
    return [{ id: path.replace(/^.*\//, ''), svg: mark.innerHTML, color, backgroundColor }]
  }),
)
await site.close()
mkdirSync('public/icons/shortcuts', { recursive: true })
for (const { id, svg, color, backgroundColor } of marks) {
  const page = await browser.newPage({ viewport: { width: side, height: side } })
  const looks = `body{margin:0;background:${backgroundColor};color:${color}}svg{position:fixed;inset:22px;width:52px;height:52px}`
  await page.setContent(`<style>${looks}</style>${svg}`)
  await page.screenshot({ path: `public/icons/shortcuts/${id}.png` })
  await page.close()
}
await browser.close()
