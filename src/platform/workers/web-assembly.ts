import { loadSiteFile } from '../files/site-file.ts'

/**
 * Compiles WebAssembly of this site for sealed workers, which cannot load it; null on failure, such as without a
 * connection at the first use. The next call tries again; compiled modules are cached.
 */
export function createModuleLoader(
  load: (url: string) => Promise<WebAssembly.Module>,
): (url: string) => Promise<WebAssembly.Module | null> {
  const modules = new Map<string, Promise<WebAssembly.Module | null>>()
  return (url) => {
    const known = modules.get(url)
    if (known) return known
    // Without WebAssembly support, loading throws synchronously instead of rejecting.
    const loading = (async () => load(url))().catch(() => {
      modules.delete(url)
      return null
    })
    modules.set(url, loading)
    return loading
  }
}

export const compileModule = createModuleLoader((url) => WebAssembly.compileStreaming(loadSiteFile(url)))

/** A function that returns a vector: valid only where there is SIMD, in Safari from 16.4 on. */
const simdProbe = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  // Type section: () → v128.
  ...[1, 5, 1, 0x60, 0, 1, 0x7b],
  // Function and code sections: i32.const 0, i8x16.splat.
  ...[3, 2, 1, 0],
  ...[10, 8, 1, 6, 0, 0x41, 0, 0xfd, 0x0f, 0x0b],
)

/** Whether the browser runs WebAssembly with SIMD, to be asked before such a module is loaded. */
export const supportsSimd = (): boolean => globalThis.WebAssembly?.validate(simdProbe) ?? false
