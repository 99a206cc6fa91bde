import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** The file of a page, not an index.html in a folder, so that no host redirects to a trailing slash. */
export const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The URL path of a file: pages without `.html`. */
export const pathOf = (file: string): string =>
  file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`

/** Every file under a folder, relative, with `/`, sorted by code units. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}
