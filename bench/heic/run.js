/**
 * `node bench/heic/run.js <folder>`: imports every HEIC file of a folder and compares its pixels with those of libheif
 * (`heif-convert`, of Debian's libheif-examples) and its maker by `exiftool`; needs ImageMagick's `convert` too.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Say which folder: node bench/heic/run.js <folder>')
  process.exit(1)
}
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
await build({
  root: here('.'),
  configFile: false,
  logLevel: 'warn',
  build: { ssr: 'entry.js', outDir: 'out', minify: false },
})
/** @type {typeof import('./entry.js')} */
const { core } = await import(here('out/entry.js'))
const decoder = new WebAssembly.Module(readFileSync(here('../../vendor/libde265/libde265.wasm')))
const scratch = mkdtempSync(join(tmpdir(), 'heic-'))

/** The RGB samples of a file, 8 bits each, and its size. @param {string} file */
function samplesOf(file) {
  const size = execFileSync('identify', ['-format', '%wx%h', `${file}[0]`]).toString()
  const limits = [
    '-limit',
    'width',
    '32KP',
    '-limit',
    'height',
    '32KP',
    '-limit',
    'area',
    '2GP',
    '-limit',
    'memory',
    '4GiB',
  ]
  // Without obeying profiles: both files hold the samples as they were coded.
  const samples = execFileSync('convert', [...limits, file, '-alpha', 'off', '-depth', '8', 'rgb:-'], {
    maxBuffer: 2 ** 30,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return { size, samples }
}

/** Peak signal-to-noise ratio in decibels; infinite for equal samples. @param {Buffer} a @param {Buffer} b */
function psnr(a, b) {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2
  return 10 * Math.log10(255 ** 2 / (sum / a.length))
}

/** What libheif makes of a file; null when it refuses it. @param {string} file */
function byLibheif(file) {
  for (const name of readdirSync(scratch)) rmSync(join(scratch, name))
  try {
    execFileSync('heif-convert', [file, join(scratch, 'theirs.png')], { stdio: 'ignore', timeout: 120_000 })
    const [first] = readdirSync(scratch).filter(
      (name) => name.startsWith('theirs') && !name.includes('-depth'),
    )
    return first ? samplesOf(join(scratch, first)) : null
  } catch {
    return null
  }
}

/** @param {string} file */
async function byOurs(file) {
  const order = {
    type: /** @type {const} */ ('import'),
    file: new Blob([readFileSync(file)]),
    format: /** @type {const} */ ('png'),
    pixels: 0,
    decoders: { heic: decoder },
  }
  try {
    const response = await core.importPicture(order)
    if (response.type !== 'imported') return response.type
    const to = join(scratch, 'ours.png')
    writeFileSync(to, new Uint8Array(await response.picture.arrayBuffer()))
    return samplesOf(to)
  } catch (error) {
    const { error: reason } = /** @type {{ error?: { kind: string } }} */ (error)
    return reason ? reason.kind : String(error)
  }
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(hei[cf]|hif)$/i.test(name))
  .sort()
/** @type {Map<string, number[]>} */
const byMaker = new Map()
/** @type {string[]} */
const odd = []
let both = 0
for (const name of files) {
  const file = join(folder, name)
  const theirs = byLibheif(file)
  const ours = await byOurs(file)
  if (typeof ours === 'string' || !theirs) {
    if (typeof ours === 'string' && !theirs) both += 1
    else
      odd.push(
        `${name}: ours ${typeof ours === 'string' ? ours : 'opened'}, libheif ${theirs ? 'opened' : 'refused'}`,
      )
    continue
  }
  if (ours.size !== theirs.size) {
    odd.push(`${name}: ${ours.size} instead of ${theirs.size}`)
    continue
  }
  const decibels = psnr(ours.samples, theirs.samples)
  if (decibels < 50) odd.push(`${name}: ${decibels.toFixed(1)} dB`)
  const maker = execFileSync('exiftool', ['-s3', '-Make', file]).toString().trim() || 'unknown'
  byMaker.set(maker, [...(byMaker.get(maker) ?? []), decibels])
}
rmSync(scratch, { recursive: true })

console.log('| maker | files | identical | lowest, dB |\n| --- | --: | --: | --: |')
for (const [maker, values] of [...byMaker].sort((a, b) => b[1].length - a[1].length)) {
  const lowest = Math.min(...values)
  const equal = values.filter((value) => value === Number.POSITIVE_INFINITY).length
  console.log(
    `| ${maker} | ${values.length} | ${equal} | ${Number.isFinite(lowest) ? lowest.toFixed(1) : 'identical'} |`,
  )
}
console.log(`\nRefused by both: ${both}. To be looked at: ${odd.length}.`)
for (const line of odd) console.log(`- ${line}`)
