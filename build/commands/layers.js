/**
 * `npm run layers`: checks the layers with dependency-cruiser. None of its parsers reads both JSX and
 * `import type` of TypeScript 7, so it gets a copy of the sources reduced to their imports.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'
import { parseSync } from 'vite'

const copy = '.cache/layers'

/**
 * All imports of a file as code: types, re-exports and `import('…')` included. An import with a query, such as
 * `?worker&url`, gives a URL and does not use the module.
 * @param {string} file
 */
function importsOf(file) {
  const code = readFileSync(file, 'utf8')
  const { module } = parseSync(file, code)
  const imports = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
  )
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => code.slice(moduleRequest.start, moduleRequest.end))
    .filter((argument) => /^['"][^?]*$/.test(argument))
  return [
    ...[...new Set([...imports, ...exports])]
      .filter((name) => !name.includes('?'))
      .map((name) => `import ${JSON.stringify(name)}\n`),
    ...dynamic.map((argument) => `import(${argument})\n`),
  ].join('')
}

const files = ['src', 'build', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.(ts|tsx|js|css|mdx|json)$/.test(name))

rmSync(copy, { recursive: true, force: true })
for (const file of [...files, 'site.config.ts']) {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), /\.(css|mdx|json)$/.test(file) ? '' : importsOf(file))
}

const cruiser = join(process.cwd(), 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
const config = relative(copy, '.dependency-cruiser.cjs')
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [cruiser, 'src', 'build', 'tests', '--config', config, '--output-type', 'err-long'],
  { cwd: copy, encoding: 'utf8' },
)
process.stdout.write(stdout + stderr)
const modules = Number(/(\d+) modules/.exec(stdout)?.[1] ?? 0)
if (modules < files.length) {
  console.error(`Only ${modules} of ${files.length} files were looked at: the check proves nothing.`)
  process.exitCode = 1
} else process.exitCode = status ?? 1
