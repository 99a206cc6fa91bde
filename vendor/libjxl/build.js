/**
 * `node vendor/libjxl/build.js [--sources <folder>]` writes the module, its record and the licences. Without a folder that
 * holds libjxl and highway, both are cloned. With `--list` it lists the files of other commits in sources.sha256 first.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compilerVersion, sha256 } from '../jpegli/compile.js'
import { cloneSources, compile, inputsHash, listSources } from './compile.js'

const { values } = parseArgs({ options: { sources: { type: 'string' }, list: { type: 'boolean' } } })
const compiler = compilerVersion()
if (compiler === null) throw new Error('There is no em++ on this machine: apt-get install emscripten')

const cloned = values.sources === undefined ? mkdtempSync(join(tmpdir(), 'libjxl-sources-')) : null
const sources = resolve(cloned ?? values.sources ?? '')
try {
  if (cloned) cloneSources(cloned)
  if (values.list) listSources(sources)
  const { wasm, licences } = await compile(sources)
  /** @param {string} file @param {string | Uint8Array} content */
  const write = (file, content) => {
    mkdirSync(dirname(join(import.meta.dirname, file)), { recursive: true })
    writeFileSync(join(import.meta.dirname, file), content)
  }
  for (const { file, text } of licences) write(`licences/${file}`, text)
  const record = { sha256: sha256(wasm), bytes: wasm.length, compiler, inputs: inputsHash() }
  write('libjxl.wasm', wasm)
  write('libjxl.json', `${JSON.stringify(record, null, 2)}\n`)
  console.log(record)
} finally {
  if (cloned) rmSync(cloned, { recursive: true })
}
