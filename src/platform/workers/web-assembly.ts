import { loadSiteFile } from '../files/site-file.ts'

/**
 * Compiles WebAssembly of this site, for a sealed worker that may load nothing itself; null when it cannot be had,
 * such as without a connection at the first use. The next call tries again; what was compiled once is kept.
 */
export function createModuleLoader(
  load: (url: string) => Promise<WebAssembly.Module>,
): (url: string) => Promise<WebAssembly.Module | null> {
  const modules = new Map<string, Promise<WebAssembly.Module | null>>()
  return (url) => {
    const known = modules.get(url)
    if (known) return known
    // Where there is no WebAssembly at all, loading fails at once instead of later.
    const loading = (async () => load(url))().catch(() => {
      modules.delete(url)
      return null
    })
    modules.set(url, loading)
    return loading
  }
}

export const compileModule = createModuleLoader((url) => WebAssembly.compileStreaming(loadSiteFile(url)))
