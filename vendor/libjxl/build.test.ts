import { readFileSync } from 'node:fs'
import process from 'node:process'
import { expect, it } from 'vitest'
import { compilerVersion, sha256 } from '../jpegli/compile.js'
import { compile, inputsHash, licences } from './compile.js'
import record from './libjxl.json' with { type: 'json' }

const wasm = readFileSync('vendor/libjxl/libjxl.wasm')
const sources = process.env.LIBJXL_SOURCES

it('is the module that was recorded (only with LIBJXL_SOURCES and its compiler is it built again)', () => {
  expect({ sha256: sha256(wasm), bytes: wasm.length }).toEqual({
    sha256: record.sha256,
    bytes: record.bytes,
  })
})

it('was built after the last change of its own sources, of the list of the others and of the flags', () => {
  expect(record.inputs).toBe(inputsHash())
})

it('imports nothing but two calls of its C library', () => {
  const found = WebAssembly.Module.imports(new WebAssembly.Module(wasm))
  expect(found.map(({ module, name }) => `${module}.${name}`).toSorted()).toEqual([
    'env.emscripten_notify_memory_growth',
    'wasi_snapshot_preview1.proc_exit',
  ])
})

it('names no path of the machine that built it', () => {
  expect(wasm.toString('latin1')).not.toMatch(/\/(home|tmp|usr|root|Users)\//)
})

it('has the licences of the listed sources', () => {
  const list = readFileSync('vendor/libjxl/sources.sha256', 'utf8').split('\n')
  for (const file of licences)
    expect(list).toContain(`${sha256(readFileSync(`vendor/libjxl/licences/${file}`))}  ${file}`)
})

// Takes a minute, and only this compiler makes these bytes.
if (sources !== undefined && compilerVersion() === record.compiler)
  it(`is made again from the sources by ${record.compiler}`, async () => {
    expect(sha256((await compile(sources)).wasm)).toBe(record.sha256)
  })
