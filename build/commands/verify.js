/**
 * `npm run verify -- https://toolnook.example`: checks that a deployed site is the build of these sources: compares
 * every file and its headers with the build in `dist`. Run `npm run build` first.
 */
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { verifySite } from '../checks/verify-site.js'
import { FixableError } from './support/install.js'

/** @import { Integrity } from '../checks/verify-site.js' */

const list = 'dist/integrity.json'

/** @param {string | undefined} text */
function readAddress(text) {
  if (text === undefined || !URL.canParse(text) || !/^https?:/.test(text))
    throw new FixableError('Which site? Give its address: npm run verify -- https://toolnook.example')
  return new URL('/', text).href
}

async function main() {
  const address = readAddress(process.argv[2])
  if (!existsSync(list))
    throw new FixableError('There is nothing to compare with: run `npm run build` first.')
  /** @type {Integrity} */
  const expected = JSON.parse(readFileSync(list, 'utf8'))
  const result = await verifySite(address, {
    expected,
    headersText: readFileSync('dist/_headers', 'utf8'),
  })
  console.log(
    `${address} says it is build ${result.served ?? '(none)'}; the local build is ${expected.build}.`,
  )
  for (const fault of result.faults) console.log(`- ${fault}`)
  console.log(
    `${result.same} files are the same to the byte, headers included; ${result.faults.length} differences.`,
  )
  if (result.faults.length > 0) process.exitCode = 1
}

main().catch((/** @type {unknown} */ error) => {
  console.error(error instanceof FixableError ? error.message : error)
  process.exit(1)
})
