import { expect, test, vi } from 'vitest'
import { createModuleLoader, supportsSimd } from './web-assembly.ts'

/** The shortest valid module: magic number and version. */
const empty = () => new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0))

test('the loader compiles a module once', async () => {
  let loads = 0
  const compile = createModuleLoader(async () => {
    loads += 1
    return empty()
  })
  const first = await compile('/a.wasm')
  expect(first).toBeInstanceOf(WebAssembly.Module)
  expect(await compile('/a.wasm')).toBe(first)
  expect(loads).toBe(1)
})

test('the loader returns null on failure and tries again', async () => {
  let online = false
  const compile = createModuleLoader(async () => {
    if (!online) throw new TypeError('no connection')
    return empty()
  })
  expect(await compile('/a.wasm')).toBeNull()
  online = true
  expect(await compile('/a.wasm')).not.toBeNull()
})

test('the loader returns null when loading throws synchronously', async () => {
  const compile = createModuleLoader(() => {
    throw new ReferenceError('WebAssembly is not defined')
  })
  expect(await compile('/a.wasm')).toBeNull()
})

test('SIMD is supported here, and nowhere without WebAssembly', () => {
  expect(supportsSimd()).toBe(true)
  vi.stubGlobal('WebAssembly', undefined)
  expect(supportsSimd()).toBe(false)
})

test('SIMD is asked for with a module that needs it', () => {
  const validate = vi.fn((_: Uint8Array) => false)
  vi.stubGlobal('WebAssembly', { validate })
  expect(supportsSimd()).toBe(false)
  // The type v128 and the prefix of its instructions.
  expect([...(validate.mock.calls[0]?.[0] ?? [])]).toEqual(expect.arrayContaining([0x7b, 0xfd]))
})
