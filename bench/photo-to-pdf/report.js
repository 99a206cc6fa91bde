import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { executablePath } from './browser.js'

/**
 * @typedef {{ count: number, candidate: string, javascript: number }} Subject javascript: gzipped bytes
 * @typedef {Subject & ReturnType<typeof import('./median.js').median> & { times: number }} Measured
 * @typedef {Subject & { failure: string }} Failed
 * @typedef {Measured | Failed} Row
 */

const packages = { jspdf: 'jspdf', 'pdf-lib': 'pdf-lib', cantoo: '@cantoo/pdf-lib', pdfkit: 'pdfkit' }
const markers = ['<!-- measured -->', '<!-- /measured -->']

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim()

const megabytes = (/** @type {number} */ bytes) => {
  const value = bytes / 1e6
  return value < 100 ? value.toFixed(1) : value.toFixed(0)
}
const seconds = (/** @type {number} */ value) => value.toFixed(2)
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1)

async function names() {
  /** @type {Map<string, string>} */
  const found = new Map([
    ['worker', '**ours, the worker**'],
    ['page', '**ours, the whole page**'],
  ])
  for (const [candidate, name] of Object.entries(packages)) {
    const path = join(import.meta.dirname, 'node_modules', name, 'package.json')
    found.set(candidate, `${name} ${JSON.parse(await readFile(path, 'utf8')).version}`)
  }
  return found
}

/** @param {Measured} row */
function correctness({ count, pages, identical, exif }) {
  const found = [pages === count ? 'all pages' : `${pages} pages`]
  found.push(identical ? 'same image data' : '**other image data**', exif ? 'EXIF kept' : 'EXIF gone')
  return found.join(', ')
}

/** @param {readonly Row[]} rows @param {Map<string, string>} titles */
function table(rows, titles) {
  const lines = [
    '| candidate | CPU s | CPU s, saved too | wall s | renderer MB | all processes MB | PDF MB | JS KB gz | read back |',
    '|---|---|---|---|---|---|---|---|---|',
  ]
  for (const row of rows) {
    const [title, javascript] = [titles.get(row.candidate), kilobytes(row.javascript)]
    if ('failure' in row) {
      lines.push(`| ${title} | failed: ${row.failure} | | | | | | ${javascript} | |`)
      continue
    }
    const { ready, saved } = row
    lines.push(
      `| ${[
        title,
        seconds(ready.cpu),
        seconds(saved.cpu),
        seconds(ready.wall),
        megabytes(ready.renderers),
        megabytes(ready.all),
        megabytes(row.bytes),
        javascript,
        correctness(row),
      ].join(' | ')} |`,
    )
  }
  return lines
}

/** @param {readonly Measured[]} rows of one number of photos */
function ratios(rows) {
  const worker = rows.find(({ candidate }) => candidate === 'worker')
  const libraries = rows.filter(({ candidate }) => candidate in packages)
  if (worker === undefined || libraries.length === 0) return []
  const least = (/** @type {(row: Measured) => number} */ pick) =>
    Math.min(...libraries.map(pick)) / pick(worker)
  const memory = least(({ ready }) => ready.renderers)
  const cpu = least(({ ready }) => ready.cpu)
  const saved = least((row) => row.saved.cpu)
  return [
    `The best library of each column needs ${memory.toFixed(0)} times the renderer memory of our worker and ` +
      `${cpu.toFixed(1)} times its CPU time (${saved.toFixed(1)} times with saving).`,
    '',
  ]
}

/**
 * @param {readonly Row[]} rows
 * @param {{ dry: boolean, out: string }} options
 */
export async function writeReport(rows, { dry, out }) {
  const titles = await names()
  const facts = [
    `${new Date().toISOString().slice(0, 10)}, commit ${run('git', 'rev-parse', '--short', 'HEAD')}`,
    run(executablePath, '--version').split(' built ')[0],
    `Node ${process.version}`,
    `${cpus().length} cores (${cpus()[0]?.model})`,
    `${Math.round(totalmem() / 2 ** 30)} GB of memory`,
  ]
  const lines = [`${facts.join('; ')}.`, '']
  for (const count of new Set(rows.map((row) => row.count))) {
    const ofCount = rows.filter((row) => row.count === count)
    const measured = ofCount.flatMap((row) => ('failure' in row ? [] : [row]))
    const times = measured[0]?.times === 1 ? 'one run' : `median of ${measured[0]?.times} runs`
    lines.push(`### ${count} photos (${times})`, '', ...table(ofCount, titles), '', ...ratios(measured))
  }
  const text = lines.join('\n')
  console.log(text)
  await writeFile(join(out, 'rows.json'), JSON.stringify(rows, null, 1))
  if (dry) return
  const path = join(import.meta.dirname, 'README.md')
  const readme = await readFile(path, 'utf8')
  const [before, rest] = readme.split(`${markers[0]}\n`)
  const after = rest?.split(markers[1] ?? '')[1]
  if (before === undefined || after === undefined) throw new Error('README.md has lost its markers')
  await writeFile(path, `${before}${markers[0]}\n${text}\n${markers[1]}${after}`)
}
