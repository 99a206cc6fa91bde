/** Runs the whole bench and rewrites the tables of README.md, which says how to run it. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { openBench } from './browser.js'
import { buildPage } from './build-page.js'
import { compare } from './compare.js'
import { quality, rest } from './report.js'
import { serve } from './server.js'
import { measureSpeed } from './speed.js'

const { values } = parseArgs({ options: { photos: { type: 'string' }, large: { type: 'string' } } })
if (values.photos === undefined || values.large === undefined) {
  console.error(
    'npm run bench -- --photos <folder of lossless photographs> --large <a JPEG of 12 megapixels>',
  )
  process.exit(2)
}
const folder = values.photos
const photos = readdirSync(folder)
  .filter((name) => name.endsWith('.png'))
  .toSorted()
  .map((name) => join(folder, name))

const out = join(import.meta.dirname, 'out')
await buildPage(out)
const server = await serve(out)
const opened = await openBench(server.url)
/** @type {import('./compare.js').Compared[]} */
const compared = []
for (const photo of photos) {
  console.log(basename(photo))
  compared.push(await compare(opened.page, photo))
}
const version = opened.version()
await opened.close()
const speed = await measureSpeed(server.url, values.large)
server.close()

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
const head = `${new Date().toISOString().slice(0, 10)}, commit ${commit}; Chromium ${version}; Node ${process.version}; ${cpus().length} cores (${cpus()[0]?.model}); ${photos.length} photographs: ${photos.map((photo) => basename(photo, '.png')).join(', ')}.`
const tables = [head, quality(compared), rest(compared, speed)].join('\n\n')
const readme = join(import.meta.dirname, 'README.md')
const marked = /<!-- measured -->[\s\S]*<!-- \/measured -->/
const block = `<!-- measured -->\n${tables}\n<!-- /measured -->`
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(marked, () => block),
)
console.log(tables)
