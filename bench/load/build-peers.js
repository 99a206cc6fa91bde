/**
 * Fetches the programs of peers.js at the commits that are named there and builds them, so that `--peer <name>` finds them:
 *   node build-peers.js [--only <name>] [--from <name>=<repository>]
 * `--from` names a copy of a program's repository that is nearer than its own address. It runs the programs' own commands.
 */
import { execFileSync, execSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { peers, sourceFolder } from './peers.js'

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    from: { type: 'string', multiple: true, default: [] },
  },
})
const copies = new Map(
  values.from.map((text) => {
    const [name, ...repository] = text.split('=')
    return [name, repository.join('=')]
  }),
)
/** @type {string[]} */
const failed = []
for (const peer of peers.filter(({ name }) => values.only?.includes(name) ?? true)) {
  const { name, source, commit, build, output } = peer
  const folder = sourceFolder(peer)
  const repository = copies.get(name) ?? source
  console.log(`${name} ${commit} from ${repository}`)
  try {
    rmSync(folder, { recursive: true, force: true })
    execFileSync('git', ['clone', '--quiet', '--no-checkout', repository, folder], { stdio: 'inherit' })
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: folder, stdio: 'inherit' })
    for (const command of build) execSync(command, { cwd: folder, stdio: 'inherit' })
    if (!existsSync(join(folder, output, 'index.html'))) throw new Error(`no page in ${output}`)
  } catch (error) {
    failed.push(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}
if (failed.length > 0) {
  console.error(`Not built:\n${failed.join('\n')}`)
  process.exitCode = 1
}
