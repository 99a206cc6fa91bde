import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url))
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest('hex')

const record = JSON.parse(read('libde265.json').toString())
const wasm = read('libde265.wasm')

test('the committed WebAssembly is the one that was recorded when it was built', () => {
  expect({ bytes: wasm.length, sha256: sha256(wasm) }).toEqual(record.wasm)
})

test('it was built from the files beside it, and from the sources that the script names', () => {
  expect(Object.keys(record.own)).toEqual(['acceleration.cc', 'picture.cc'])
  for (const [name, hash] of Object.entries(record.own)) expect(sha256(read(name))).toBe(hash)
  const script = read('build.js').toString()
  for (const value of Object.values(record.source)) expect(script).toContain(`'${value}'`)
})

test('README names every function and import, and nothing else is imported', () => {
  const readme = read('README.md').toString()
  const module = new WebAssembly.Module(wasm)
  const functions = WebAssembly.Module.exports(module).filter(({ name }) => name.startsWith('hevc_'))
  expect(functions).toHaveLength(14)
  for (const { name } of functions) expect(readme).toContain(`\`${name}(`)
  const imports = WebAssembly.Module.imports(module).map(({ name }) => name)
  expect(imports.toSorted()).toEqual([
    'emscripten_notify_memory_growth',
    'fd_close',
    'fd_seek',
    'fd_write',
    'proc_exit',
  ])
  for (const name of imports) expect(readme).toContain(name)
})
