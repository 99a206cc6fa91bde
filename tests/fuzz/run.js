/**
 * `npm run fuzz -- <area> <minutes> [--seed <number>]`: hostile input for one area of `areas`, or for all. The work is
 * done in a child process, so that a property that never ends is detected and named. A failure is printed with its
 * seed, which reproduces it.
 */
import { fork } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Timeout for a batch of inputs of one property, and for the start: each input takes some milliseconds. */
const roundLimitMs = 180_000

const folder = fileURLToPath(new URL('areas', import.meta.url))
const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } })
const known = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''))
const [wanted = 'all', minutes = '1'] = positionals
const areas = wanted === 'all' ? known : [wanted]
for (const area of areas)
  if (!existsSync(`${folder}/${area}.ts`)) {
    console.error(`There is no area ${area}. There are: ${known.join(', ')}.`)
    process.exit(2)
  }
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)

/** @param {string} area @returns {Promise<boolean>} whether everything held */
function run(area) {
  const ms = (Number(minutes) * 60_000) / areas.length
  const child = fork(fileURLToPath(new URL('work.js', import.meta.url)), [area, String(ms), String(seed)])
  let at = 'its start'
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  return new Promise((resolve) => {
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        console.error(`HANG in ${area}: ${at} takes longer than ${roundLimitMs} ms. --seed ${seed}`)
        child.kill('SIGKILL')
      }, roundLimitMs)
    }
    watch()
    child.on('message', (message) => {
      at = String(message)
      watch()
    })
    child.on('exit', (code) => {
      clearTimeout(timer)
      resolve(code === 0)
    })
  })
}

let held = true
for (const area of areas) held = (await run(area)) && held
process.exit(held ? 0 : 1)
