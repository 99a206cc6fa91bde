/**
 * `npm run test:endurance`: long and heavy use of the built site. Run `npm run build` first. `-- cycles`, `-- monkey`
 * and `-- large` run one part; a further word filters by name.
 */
import process from 'node:process'
import { serve } from '../../build/server/serve.js'
import { launch } from './browser.js'
import { runCycles } from './cycles.js'
import { runLarge } from './large.js'
import { runMonkey } from './monkey.js'

const parts = { cycles: runCycles, monkey: runMonkey, large: runLarge }
const [chosen, filter = ''] = process.argv.slice(2)
const wanted = Object.entries(parts).filter(([name]) => chosen === undefined || name === chosen)

const { url, close } = await serve({ dist: 'dist', port: 0 })
const browser = await launch()
let failed = 0
for (const [name, run] of wanted) {
  const started = performance.now()
  console.log(`\n${name}`)
  failed += await run(browser, url, filter)
  console.log(`${name}: ${Math.round((performance.now() - started) / 1000)} s`)
}
await browser.close()
await close()
if (failed > 0 || wanted.length === 0) process.exitCode = 1
