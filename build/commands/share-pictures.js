/**
 * `npm run share`: draws the Open Graph picture of each page (1200 × 630) from an SVG template and the titles of the
 * built pages. Run `npm run build` first. The pictures are in the repository.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'

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

/** @param {{ title: string, description: string }} page */
function svgOf({ title, description }) {
  const titleLines = linesOf(title.replace(/ · .*$/, ''), 24)
  const textLines = linesOf(description, 58).slice(0, 3)
  const top = 250
  const titleText = titleLines.map(
    (line, row) => `<text x="80" y="${top + row * 88}" class="title">${line}</text>`,
  )
  const start = top + titleLines.length * 88 - 10
  const text = textLines.map(
    (line, row) => `<text x="80" y="${start + row * 44}" class="text">${line}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="#fbfaf7"/><rect y="${height - 16}" width="${width}" height="16" fill="#007555"/>
<svg x="80" y="72" width="72" height="72">${mark}</svg><text x="170" y="124" class="name">Toolnook</text>
${titleText.join('')}${text.join('')}</svg>`
}

/** @param {string} html @param {string} property */
const meta = (html, property) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1] ?? ''

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
  .sort()
const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({ viewport: { width, height } })
const style = `${fontFaces('Title', 'bricolage-grotesque')}${fontFaces('Text', 'geist')}body{margin:0}
.name{font:600 44px Title}.title{font:650 80px Title;letter-spacing:-1.6px}.text{font:400 32px Text;fill:#47534d}text{fill:#16211c}`
rmSync('public/share', { recursive: true, force: true })
for (const file of pages) {
  const html = readFileSync(join('dist', file), 'utf8')
  await page.setContent(
    `<style>${style}</style>${svgOf({ title: meta(html, 'og:title'), description: meta(html, 'description') })}`,
  )
  await page.evaluate(() => document.fonts.ready)
  const target = join('public/share', file.replace(/\.html$/, '.png'))
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, await page.screenshot())
}
await browser.close()
console.log(`${pages.length} pictures in public/share`)
