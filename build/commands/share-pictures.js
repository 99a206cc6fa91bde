/**
 * `npm run share`: draws the Open Graph picture of each page (1200 × 630) from an SVG template, the titles of the built
 * pages and, for a tool, what its page shows. Run `npm run build` first. The pictures are in the repository. Names of
 * pages draw these alone: `npm run share -- index tr`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { serve } from '../server/serve.js'
import { fillTool } from './support/fill-tool.js'
import { launch } from './support/pictures.js'
import { loadCatalogMessages, loadI18n } from './support/site-modules.js'

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

/** What the closed seal says. @param {string} language */
async function sealWordsIn(language) {
  const { seal } = await loadCatalogMessages(language)
  return [seal.offline, seal.none]
}
/** Width of the column with the words, in pixels, beside what a tool shows. */
const column = 470

/** The logo and the name. @param {number} left @param {number} top @param {number} size @param {string} className */
const nameOf = (left, top, size, className) =>
  `<svg x="${left}" y="${top}" width="${size}" height="${size}">${mark}</svg><text x="${left + size * 1.26}" y="${top + size * 0.73}" class="${className}">Toolnook</text>`

/**
 * The picture of the home page: the closed seal, with its words.
 * @param {string} title the name of the site and its claim @param {readonly string[]} words
 */
function sealSvgOf(title, words) {
  const claim = linesOf(title.replace(/^.* · /, ''), 17)
  const titleText = claim.map(
    (line, row) => `<text x="80" y="${268 + row * 84}" class="title">${line}</text>`,
  )
  const sealText = words.map(
    (line, row) =>
      `<text x="960" y="${512 + row * 42}" class="${row === 0 ? 'seal' : 'sent'}">${line}</text>`,
  )
  // The arch of src/app/shell/seal/Seal.tsx, closed.
  const arch = `<g transform="translate(800 88) scale(10)" stroke="#6df0bb" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round">
<path fill="#035f44" d="M4 28V14a12 12 0 0 1 24 0v14z"/><path fill="none" stroke-width="2.6" d="M11 17.5l3.5 3.5 6.5-7"/></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" class="home">
<rect width="${width}" height="${height}" fill="#fbfaf7"/><rect x="720" width="480" height="${height}" fill="#024b36"/>
${nameOf(80, 72, 64, 'name')}${titleText.join('')}${arch}${sealText.join('')}</svg>`
}

/**
 * @param {{ title: string, description: string, artefact: string | undefined }} page
 *   `artefact`: what the tool shows, as the address of a picture
 */
function svgOf({ title, description, artefact }) {
  const hasPicture = artefact !== undefined
  const titleLines = linesOf(title.replace(/ · .*$/, ''), hasPicture ? 15 : 24)
  const textLines = linesOf(description, hasPicture ? 27 : 58).slice(0, 5)
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
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" class="${hasPicture ? 'narrow' : ''}">
<rect width="${width}" height="${height}" fill="#fbfaf7"/>
${hasPicture ? `<image href="${artefact}" x="${column}" y="0" width="${width - column}" height="${height}" preserveAspectRatio="xMidYMin slice"/><rect x="${column}" width="1" height="${height}" fill="#e1e0da"/>` : `<rect y="${height - 16}" width="${width}" height="16" fill="#007555"/>`}
<svg x="${left}" y="${hasPicture ? 56 : 72}" width="${hasPicture ? 56 : 72}" height="${hasPicture ? 56 : 72}">${mark}</svg><text x="${hasPicture ? 128 : 170}" y="${hasPicture ? 98 : 124}" class="name">Toolnook</text>
${titleText.join('')}${text.join('')}</svg>`
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
  // At the first intent the page hydrates.
  await page.mouse.move(0, 0)
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' })
  await fillTool(page, text)
  await page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.blur())
  await page.evaluate(() => document.fonts.ready)
  // A press on what is below has scrolled the page.
  await page.evaluate(() => scrollTo(0, 0))
  const box = await page.locator('[data-result]').boundingBox()
  if (!box) throw new Error(`${address} has no work surface`)
  const clip = { x: box.x, y: box.y, width: Math.min(box.width, surfaceWidth), height }
  const picture = await page.screenshot({ clip })
  await page.close()
  return `data:image/png;base64,${picture.toString('base64')}`
}

/** @param {string} html @param {string} property */
const meta = (html, property) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''

const { defaultLanguage, languages } = await loadI18n()
const homes = languages.map((language) => ({
  language,
  name: language === defaultLanguage ? 'index.html' : `${language}.html`,
}))
const only = process.argv.slice(2)
const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/(404|unsaved)\.html$/.test(file))
  // The page of a preset has the picture of its tool.
  .filter((file) => !/(^|\/)tools\/.*\//.test(file))
  .filter((file) => only.length === 0 || only.includes(file.replace(/\.html$/, '')))
  .sort()
const site = await serve({ dist: 'dist', port: 0 })
const browser = await launch()
const page = await browser.newPage({ viewport: { width, height } })
const style = `${fontFaces('Title', 'bricolage-grotesque')}${fontFaces('Text', 'geist')}body{margin:0}
.name{font:600 44px Title}.title{font:650 80px Title;letter-spacing:-1.6px}.text{font:400 32px Text;fill:#47534d}.narrow .name{font-size:34px}.narrow .title{font-size:48px;letter-spacing:-1px}.narrow .text{font-size:25px}
.home .title{font-size:76px}text{fill:#16211c}.home .seal{font:650 34px Title;text-anchor:middle;fill:#fff}.home .sent{font:500 28px Text;text-anchor:middle;fill:#b9f5dc}`
if (only.length === 0) rmSync('public/share', { recursive: true, force: true })
for (const file of pages) {
  const html = readFileSync(join('dist', file), 'utf8')
  const isTool = /(^|\/)tools\//.test(file)
  const home = homes.find(({ name }) => name === file)
  const artefact = isTool
    ? await artefactOf(browser, `${site.url}/${file.replace(/\.html$/, '')}`, meta(html, 'description'))
    : undefined
  const title = meta(html, 'og:title')
  const drawn = home
    ? sealSvgOf(title, await sealWordsIn(home.language))
    : svgOf({ title, description: meta(html, 'description'), artefact })
  await page.setContent(`<style>${style}</style>${drawn}`)
  await page.evaluate(() => document.fonts.ready)
  const target = join('public/share', file.replace(/\.html$/, '.png'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, await page.screenshot())
}
await browser.close()
await site.close()
console.log(`${pages.length} pictures in public/share`)
