import { readFileSync } from 'node:fs'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { compile, compilerVersion, inputsHash, licences, sha256 } from './compile.js'
import record from './jpegli.json' with { type: 'json' }

const wasm = readFileSync('vendor/jpegli/jpegli.wasm')
const sources = process.env.JPEGLI_SOURCES

describe('jpegli.wasm', () => {
  it('is the one that was recorded (only with JPEGLI_SOURCES and its compiler is it built again)', () => {
    expect({ sha256: sha256(wasm), bytes: wasm.length }).toEqual({
      sha256: record.sha256,
      bytes: record.bytes,
    })
  })

  it('was built after the last change of its own sources, of the list of the others and of the flags', () => {
    expect(record.inputs).toBe(inputsHash())
  })

  it('imports nothing but where its file goes to, and two calls of its C library', () => {
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(wasm))
    expect(imports.map(({ module, name }) => `${module}.${name}`).toSorted()).toEqual([
      'env.emscripten_notify_memory_growth',
      'file.write',
      'wasi_snapshot_preview1.proc_exit',
    ])
  })

  it('names no path of the machine that built it', () => {
    const text = wasm.toString('latin1')
    expect(text).toContain('jpegli/lib/jpegli/')
    expect(text).not.toMatch(/\/(home|tmp|usr|root|Users)\//)
  })
})

it('the licences are those of the listed sources', () => {
  const list = readFileSync('vendor/jpegli/sources.sha256', 'utf8').split('\n')
  for (const file of licences)
    expect(list).toContain(`${sha256(readFileSync(`vendor/jpegli/licences/${file}`))}  ${file}`)
})

// Takes half a minute, and only this compiler makes these bytes.
if (sources !== undefined && compilerVersion() === record.compiler)
  it(`${record.compiler} makes the same jpegli.wasm again from the sources`, async () => {
    expect(sha256((await compile(sources)).wasm)).toBe(record.sha256)
  })
