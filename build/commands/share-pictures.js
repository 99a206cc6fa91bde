/**
 * `npm run share`: draws the Open Graph picture of each page (1200 × 630) from an SVG template, the titles of the built
 * pages and, for a tool, what its page shows. Run `npm run build` first. The pictures are in the repository.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serve } from '../server/serve.js'
import { fillTool } from './support/fill-tool.js'
import { launch } from './support/pictures.js'

const [width, height] = [1200, 630]
const fontsFolder = 'node_modules/@fontsource-variable'
const mark = readFileSync('public/favicon.svg', 'utf8')

/** @param {string} family @param {string} name */
const fontFaces = (family, name) =>
  ['latin-ext', 'latin']
    .map((subset) => {
      const file = `${fontsFolder}/${name}/files/${name}-${subset}-wght-normal.woff2`
      const data = readFileSync(file).toString('base64')
      const range = subset === 'latin' ? 'U+0000-00FF,U+0131,U+2000-206F' : 'U+0100-02BA,U+1E00-1EFF'
      return `@font-face{font-family:${family};font-weight:200 900;src:url(data:font/woff2;base64,${data});unicode-range:${range}}`
    })
    .join('')

/**
 * @param {string} text escaped, from the page
 * @param {number} max characters per line
 */
function linesOf(text, max) {
  /** @type {string[]} */
  const lines = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= max) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const sealWords = { en: 'On this device · 0 sent elsewhere', tr: 'Bu cihazda · başka yere giden: 0' }
/** Width of the column with the words, in pixels, beside what a tool shows. */
const column = 470

/**
 * @param {{ title: string, description: string, artefact: string | undefined, seal: string | undefined }} page
 *   `artefact`: what the tool shows, as the address of a picture; `seal`: the words at the seal
 */
function svgOf({ title, description, artefact, seal }) {
  const hasPicture = artefact !== undefined
  const titleLines = linesOf(title.replace(/ · .*$/, ''), hasPicture ? 15 : 24)
  const textLines = linesOf(description, hasPicture ? 27 : seal === undefined ? 58 : 34).slice(0, 5)
  const [titleStep, textStep] = hasPicture ? [56, 34] : [88, 44]
  const top = hasPicture ? 216 : 250
  const left = hasPicture ? 56 : 80
  const titleText = titleLines.map(
    (line, row) => `<text x="${left}" y="${top + row * titleStep}" class="title">${line}</text>`,
  )
  const start = top + titleLines.length * titleStep - 10
  const text = textLines.map(
    (line, row) => `<text x="${left}" y="${start + row * textStep}" class="text">${line}</text>`,
  )
  const arch = `<g transform="translate(786 120) scale(9.5)" stroke="#035f44" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">
<path fill="#daf6e9" d="M4 28V14a12 12 0 0 1 24 0v14z"/><path fill="none" stroke-width="2.5" d="M11 17.5l3.5 3.5 6.5-7"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" class="${hasPicture ? 'narrow' : ''}">
<rect width="${width}" height="${height}" fill="#fbfaf7"/>
${hasPicture ? `<image href="${artefact}" x="${column}" y="0" width="${width - column}" height="${height}" preserveAspectRatio="xMidYMin slice"/><rect x="${column}" width="1" height="${height}" fill="#e1e0da"/>` : `<rect y="${height - 16}" width="${width}" height="16" fill="#007555"/>`}
<svg x="${left}" y="${hasPicture ? 56 : 72}" width="${hasPicture ? 56 : 72}" height="${hasPicture ? 56 : 72}">${mark}</svg><text x="${hasPicture ? 128 : 170}" y="${hasPicture ? 98 : 124}" class="name">Toolnook</text>
${titleText.join('')}${text.join('')}${seal === undefined ? '' : `${arch}<text x="938" y="480" class="seal">${seal}</text>`}</svg>`
}

/**
 * What a tool shows once it has something: its work surface, as the address of a picture.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 * @param {string} text for a tool that takes a text
 */
async function artefactOf(browser, address, text) {
  const [surfaceWidth, settings] = [width - column, 392]
  const page = await browser.newPage({
    viewport: { width: surfaceWidth + settings, height: height + 150 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // The same picture each time: a password or palette that is no secret, and a day of its own.
  await page.clock.setFixedTime(new Date('2026-01-05T10:00:00'))
  await page.addInitScript(() => {
    let state = 7
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(/** @type {ArrayBufferView} */ (array).buffer)
      for (let index = 0; index < bytes.length; index += 1) {
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        bytes[index] = state >> 16
      }
      return array
    }
  })
  await page.goto(address)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  await fillTool(page, text)
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur())
  await page.evaluate(() => document.fonts.ready)
  const box = await page.locator('[data-result]').boundingBox()
  if (!box) throw new Error(`${address} has no work surface`)
  const clip = { x: box.x, y: box.y, width: Math.min(box.width, surfaceWidth), height }
  // Workers go on for a while: until nothing has changed for three seconds.
  let picture = await page.screenshot({ clip })
  for (let unchanged = 0; unchanged < 3; ) {
    await page.waitForTimeout(1000)
    const next = await page.screenshot({ clip })
    unchanged = next.equals(picture) ? unchanged + 1 : 0
    picture = next
  }
  await page.close()
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** @param {string} html @param {string} property */
const meta = (html, property) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
  .sort()
const site = await serve({ dist: 'dist', port: 0 })
const browser = await launch()
const page = await browser.newPage({ viewport: { width, height } })
const style = `${fontFaces('Title', 'bricolage-grotesque')}${fontFaces('Text', 'geist')}body{margin:0}
.name{font:600 44px Title}.title{font:650 80px Title;letter-spacing:-1.6px}.text{font:400 32px Text;fill:#47534d}.narrow .name{font-size:34px}.narrow .title{font-size:48px;letter-spacing:-1px}.narrow .text{font-size:25px}
.seal{font:600 27px Title;text-anchor:middle;fill:#035f44}text{fill:#16211c}`
rmSync('public/share', { recursive: true, force: true })
for (const file of pages) {
  const html = readFileSync(join('dist', file), 'utf8')
  const isTool = /(^|\/)tools\//.test(file)
  const isHome = file === 'index.html' || file === 'tr.html'
  const artefact = isTool
    ? await artefactOf(browser, `${site.url}/${file.replace(/\.html$/, '')}`, meta(html, 'description'))
    : undefined
  const seal = isHome ? sealWords[file === 'index.html' ? 'en' : 'tr'] : undefined
  await page.setContent(
    `<style>${style}</style>${svgOf({ title: meta(html, 'og:title'), description: meta(html, 'description'), artefact, seal })}`,
  )
  await page.evaluate(() => document.fonts.ready)
  const target = join('public/share', file.replace(/\.html$/, '.png'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, await page.screenshot())
}
await browser.close()
await site.close()
console.log(`${pages.length} pictures in public/share`)
