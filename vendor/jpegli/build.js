/**
 * `node vendor/jpegli/build.js [--sources <folder>]` writes both modules, their records and the licences. Without a folder
 * that holds jpegli, highway and libjpeg-turbo, the three are cloned. With `--list` it lists the files of other commits
 * in sources.sha256 first.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cloneSources, compile, compilerVersion, inputsHash, listSources, sha256 } from './compile.js'

const { values } = parseArgs({ options: { sources: { type: 'string' }, list: { type: 'boolean' } } })
const compiler = compilerVersion()
if (compiler === null) throw new Error('There is no em++ on this machine: apt-get install emscripten')

const cloned = values.sources === undefined ? mkdtempSync(join(tmpdir(), 'jpegli-sources-')) : null
const sources = resolve(cloned ?? values.sources ?? '')
try {
  if (cloned) cloneSources(cloned)
  if (values.list) listSources(sources)
  const { modules, licences } = await compile(sources)
  /** @param {string} file @param {string | Uint8Array} content */
  const write = (file, content) => {
    mkdirSync(dirname(join(import.meta.dirname, file)), { recursive: true })
    writeFileSync(join(import.meta.dirname, file), content)
  }
  for (const { file, text } of licences) write(`licences/${file}`, text)
  for (const { name, wasm } of modules) {
    const record = { sha256: sha256(wasm), bytes: wasm.length, compiler, inputs: inputsHash(name) }
    write(`${name}.wasm`, wasm)
    write(`${name}.json`, `${JSON.stringify(record, null, 2)}\n`)
    console.log(name, record)
  }
} finally {
  if (cloned) rmSync(cloned, { recursive: true })
}
