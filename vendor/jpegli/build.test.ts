import { readFileSync } from 'node:fs'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { compile, compilerVersion, inputsHash, licences, moduleNames, sha256 } from './compile.js'
import encoder from './jpegli.json' with { type: 'json' }
import decoder from './jpegli-decoder.json' with { type: 'json' }

const records = { jpegli: encoder, 'jpegli-decoder': decoder }
const clibImports = ['env.emscripten_notify_memory_growth', 'wasi_snapshot_preview1.proc_exit']
const imports = { jpegli: [...clibImports, 'file.write'], 'jpegli-decoder': clibImports }
const sources = process.env.JPEGLI_SOURCES

describe.each(moduleNames)('%s.wasm', (name) => {
  const wasm = readFileSync(`vendor/jpegli/${name}.wasm`)
  const record = records[name]

  it('is the one that was recorded (only with JPEGLI_SOURCES and its compiler is it built again)', () => {
    expect({ sha256: sha256(wasm), bytes: wasm.length }).toEqual({
      sha256: record.sha256,
      bytes: record.bytes,
    })
  })

  it('was built after the last change of its own sources, of the list of the others and of the flags', () => {
    expect(record.inputs).toBe(inputsHash(name))
  })

  it('imports nothing but two calls of its C library and, for the encoder, where its file goes to', () => {
    const found = WebAssembly.Module.imports(new WebAssembly.Module(wasm))
    expect(found.map((each) => `${each.module}.${each.name}`).toSorted()).toEqual(imports[name].toSorted())
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
if (sources !== undefined && compilerVersion() === encoder.compiler)
  it(`${encoder.compiler} makes the same modules again from the sources`, async () => {
    const { modules } = await compile(sources)
    for (const { name, wasm } of modules) expect([name, sha256(wasm)]).toEqual([name, records[name].sha256])
  })
