import { expect, test } from 'vitest'
import { createModuleLoader } from './web-assembly.ts'

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
