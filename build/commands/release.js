/**
 * `npm run release -- zip sha256`: runs steps of a release, in their order; without a name, lists them. `.github/workflows/release.yml` runs the same steps when a tag `v*` is pushed. They write to release/.
 */
import { existsSync } from 'node:fs'
import process from 'node:process'
import { checkNode, FixableError } from './support/install.js'

async function main() {
  checkNode()
  if (!existsSync('node_modules/fflate')) throw new FixableError('Install the packages first: npm ci')
  const { steps } = await import('../release/steps.js')
  const names = process.argv.slice(2)
  const list = steps.map(({ name, what }) => `  ${name.padEnd(8)} ${what}`).join('\n')
  if (names.length === 0) throw new FixableError(`Which step? npm run release -- <step> …\n${list}`)
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) throw new FixableError(`No step is named ${unknown.join(', ')}:\n${list}`)
  for (const { run } of steps.filter(({ name }) => names.includes(name))) console.log(run())
}

await main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof FixableError ? error.message : error)
  process.exitCode = 1
})
