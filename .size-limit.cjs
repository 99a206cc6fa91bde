/** What a first visit costs: read from the built pages, so that it follows every change of the chunks. */
const { readFileSync } = require('node:fs')

/** @param {string} page @returns {string[]} */
function scriptsOf(page) {
  const html = readFileSync(`dist/${page}`, 'utf8')
  const sources = [
    ...html.matchAll(/<(?:script[^>]*\ssrc|link rel="modulepreload"[^>]*\shref)="\/([^"]+\.js)"/g),
  ]
  return sources.map(([, file = '']) => `dist/${file}`)
}

/** The workers that these scripts start. @param {readonly string[]} scripts @returns {string[]} */
const workersOf = (scripts) =>
  scripts.flatMap((script) =>
    [...readFileSync(script, 'utf8').matchAll(/\/(workers\/[\w.-]+\.js)/g)].map(
      ([, file = '']) => `dist/${file}`,
    ),
  )

const home = scriptsOf('index.html')
/** The page and its texts, less what it shares with other tools: that stands in chunks of its own. */
const photoToPdf = scriptsOf('tools/photo-to-pdf.html').filter((script) =>
  /\/(PhotoToPdf|messages\.en)-/.test(script),
)
if (photoToPdf.length !== 2) throw new Error(`Photo to PDF should have two chunks of its own: ${photoToPdf}`)

module.exports = [
  { name: 'JavaScript of the home page', path: home, limit: '76 KiB', gzip: true },
  { name: "Photo to PDF's own page and texts", path: photoToPdf, limit: '8 KiB', gzip: true },
  { name: "Photo to PDF's worker", path: workersOf(photoToPdf), limit: '11 KiB', gzip: true },
]
