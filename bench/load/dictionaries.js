/**
 * What an update costs, as it is and if each changed file came compressed with its predecessor as the dictionary
 * (RFC 9842, with Zstandard), as browsers offer it to servers that keep earlier builds:
 *   node dictionaries.js --before <dist of an earlier build>
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { kb } from './figures.js'

const { values } = parseArgs({ options: { before: { type: 'string' } } })
if (values.before === undefined) throw new Error('--before <dist of an earlier build> is missing')
const [before, now] = [values.before, join(import.meta.dirname, '../../dist')]

/** Its name without the hash of its content. @param {string} file */
const plainName = (file) => file.replace(/-[\w-]{8}(?=\.\w+$)/, '')
/** What browsers compress. @param {string} dist */
const filesOf = (dist) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(html|js|css)$/.test(file))
/** @type {Map<string, string[]>} */
const earlier = new Map()
for (const file of filesOf(before))
  earlier.set(plainName(file), [...(earlier.get(plainName(file)) ?? []), file])

/** The smallest of those with an earlier file of its name, in bytes. @param {string} file */
const withDictionary = (file) =>
  (earlier.get(plainName(file)) ?? []).map(
    (old) =>
      execFileSync(
        'zstd',
        ['--ultra', '-22', '-c', '-q', `--patch-from=${join(before, old)}`, join(now, file)],
        { maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] },
      ).length,
  )

const changed = filesOf(now).filter(
  (file) =>
    !existsSync(join(before, file)) ||
    !readFileSync(join(before, file)).equals(readFileSync(join(now, file))),
)
let [asItIs, asDifference] = [0, 0]
for (const file of changed) {
  const path = join(now, file)
  const { size } = statSync(existsSync(`${path}.br`) ? `${path}.br` : path)
  asItIs += size
  asDifference += Math.min(size, ...withDictionary(file))
}
console.log(
  `${changed.length} files changed; ${kb(asItIs)} kB compressed, ${kb(asDifference)} kB with their predecessors as dictionaries`,
)
