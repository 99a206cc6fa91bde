/** The part of the Cache API that is used here. */
type CachedFiles = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>

/** Of some 30 kB each, more than a build has; the oldest are deleted first. */
const maxCachedFiles = 500

/** Returns a file from the cache, otherwise from the network, and caches it if the response is 200. */
export async function cacheOnDemand(
  cache: CachedFiles,
  path: string,
  fetchFile: (path: string) => Promise<Response>,
): Promise<Response> {
  const cached = await cache.match(path)
  if (cached) return cached
  const response = await fetchFile(path)
  if (response.status !== 200) return response
  const headers = new Headers(response.headers)
  // The body is stored decoded.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  const bytes = await response.arrayBuffer()
  try {
    await cache.put(path, new Response(bytes, { headers }))
    const paths = await cache.keys()
    await Promise.all(paths.slice(0, -maxCachedFiles).map((old) => cache.delete(old)))
  } catch {
    // The storage is full: the file is used anyway and fetched again next time.
  }
  return new Response(bytes, { headers })
}
