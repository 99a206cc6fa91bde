/** The parts of a browser's cache that are needed here. */
type CachedFiles = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>

/** Of some 30 kB each, more than a build has; what was asked for first goes first. */
const maxCachedFiles = 500

/** A file from what is kept, else from the network; what the network gave is kept. A failed answer is not. */
export async function cacheOnDemand(
  cache: CachedFiles,
  path: string,
  ask: (path: string) => Promise<Response>,
): Promise<Response> {
  const cached = await cache.match(path)
  if (cached) return cached
  const response = await ask(path)
  if (response.status !== 200) return response
  const headers = new Headers(response.headers)
  // The body is kept as it is read: decoded.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  const bytes = await response.arrayBuffer()
  try {
    await cache.put(path, new Response(bytes, { headers }))
    const paths = await cache.keys()
    await Promise.all(paths.slice(0, -maxCachedFiles).map((old) => cache.delete(old)))
  } catch {
    // The browser has no room: the file is used all the same, and asked for again next time.
  }
  return new Response(bytes, { headers })
}
