/** One area of `npm run fuzz`, started by run.js: area, milliseconds, seed. */
import fc from 'fast-check'
import { createServer } from 'vite'

const [area = '', ms = '0', seedText = '0'] = process.argv.slice(2)
const firstSeed = Number(seedText)
/** Inputs of one property before the next one runs. */
const runsOfRound = 200

const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const loaded = await vite.ssrLoadModule(`/tests/fuzz/areas/${area}.ts`)
const properties = /** @type {import('./area.ts').FuzzArea} */ (loaded.area)

const end = Date.now() + Number(ms)
/** @type {Map<string, number>} */
const failures = new Map()
let runs = 0
let slowest = 0
// The first round of a seed is always complete, so that a failure can be reproduced.
for (let round = 0; round === 0 || Date.now() < end; round += 1)
  for (const [name, property] of Object.entries(properties)) {
    // After its first failure a property would only fail again.
    if (failures.has(name)) continue
    const seed = (firstSeed + round) % 2 ** 31
    process.send?.(`"${name}" with --seed ${seed}`)
    const started = performance.now()
    const result = await fc.check(property, { seed, numRuns: runsOfRound })
    slowest = Math.max(slowest, (performance.now() - started) / runsOfRound)
    runs += result.numRuns
    if (!result.failed) continue
    failures.set(name, seed)
    console.error(`FAILED in ${area}: "${name}". npm run fuzz -- ${area} 0 --seed ${seed}`)
    console.error(fc.defaultReportMessage(result)?.slice(0, 4000))
  }
console.log(
  `${area}: ${runs} inputs from --seed ${firstSeed}, ${failures.size} of ${Object.keys(properties).length} properties failed; slowest round ${slowest.toFixed(1)} ms an input`,
)
await vite.close()
process.exit(failures.size === 0 ? 0 : 1)
