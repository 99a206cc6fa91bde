/** What a first visit costs: read from the built pages, so that it follows every change of the chunks. */
const { readdirSync, readFileSync } = require('node:fs')

/** @param {string} page @returns {string[]} */
function scriptsOf(page) {
  const html = readFileSync(`dist/${page}`, 'utf8')
  const [, entry, needs = ''] = / data-entry="([^"]+)" data-needs="([^"]*)"/.exec(html) ?? []
  if (entry === undefined) throw new Error(`${page} names no scripts`)
  return ['/begin.js', entry, ...needs.split(' ')].map((path) => `dist${path}`)
}

/** The workers that these scripts start. @param {readonly string[]} scripts @returns {string[]} */
const workersOf = (scripts) =>
  scripts.flatMap((script) =>
    [...readFileSync(script, 'utf8').matchAll(/\/(workers\/[\w.-]+\.js)/g)].map(
      ([, file = '']) => `dist/${file}`,
    ),
  )

const home = scriptsOf('index.html')

/** A tool's page and its texts, less what it shares with other tools: that stands in chunks of its own. */
function ownScriptsOf(/** @type {string} */ id, /** @type {string} */ page) {
  const others = readdirSync('dist/tools').filter((file) => file.endsWith('.html') && file !== `${id}.html`)
  const shared = new Set(others.flatMap((file) => scriptsOf(`tools/${file}`)))
  const own = scriptsOf(`tools/${id}.html`).filter(
    (script) => new RegExp(`[/.](${page}|messages\\.en)-`).test(script) && !shared.has(script),
  )
  if (own.length !== 2) throw new Error(`${id} should have two chunks of its own: ${own}`)
  return own
}
const photoToPdf = ownScriptsOf('photo-to-pdf', 'PhotoToPdf')
const wordCounter = ownScriptsOf('word-counter', 'WordCounter')
const colorPalette = ownScriptsOf('color-palette', 'ColorPalette')

/** @type {import('size-limit').SizeLimitConfig} */
module.exports = [
  // All but begin.js (1.3 kB) loads at the first intent, or where something is stored.
  { name: 'JavaScript of the home page', path: home, limit: '80.9 KiB', gzip: true },
  { name: "Photo to PDF's own page and texts", path: photoToPdf, limit: '8.75 KiB', gzip: true },
  { name: "Photo to PDF's worker", path: workersOf(photoToPdf), limit: '16 KiB', gzip: true },
  { name: "Word counter's own page and texts", path: wordCounter, limit: '14.5 KiB', gzip: true },
  { name: "Word counter's worker", path: workersOf(wordCounter), limit: '13.5 KiB', gzip: true },
  { name: "Colour palette's own page and texts", path: colorPalette, limit: '15.6 KiB', gzip: true },
  { name: "Colour palette's worker", path: workersOf(colorPalette), limit: '11 KiB', gzip: true },
]
