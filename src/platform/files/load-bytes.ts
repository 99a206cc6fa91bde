import { loadSiteFile } from './site-file.ts'

/**
 * Loads files of this site, such as fonts, for a sealed worker, which may not load anything. Rejects with a TypeError
 * if that fails, for instance offline at the first use; the next call tries again. The bytes are cached, so they must
 * not be transferred.
 */
export function createByteLoader(
  load: (url: string) => Promise<ArrayBuffer>,
): (url: string) => Promise<ArrayBuffer> {
  const files = new Map<string, Promise<ArrayBuffer>>()
  return (url) => {
    const known = files.get(url)
    if (known) return known
    const loading = load(url).catch((error: unknown) => {
      files.delete(url)
      throw error
    })
    files.set(url, loading)
    return loading
  }
}

export const loadBytes = createByteLoader(async (url) => {
  const response = await loadSiteFile(url)
  if (!response.ok) throw new TypeError(`${response.status} for ${url}`)
  return response.arrayBuffer()
})
