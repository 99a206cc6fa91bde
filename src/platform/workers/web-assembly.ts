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
