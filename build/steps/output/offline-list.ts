import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OfflineBuild } from '../../../src/app/offline/offline-build.ts'
import { onDemandFolder } from '../../../src/lib/work/on-demand.ts'
import { screenshotFolder, shortcutFolder } from '../pages/app-manifest.ts'
import { shareFolder } from '../pages/share-picture.ts'
import { pathOf } from './files.ts'

/** Files for search engines, hosts and verification, which no page needs. */
const notForPages = new Set([
  ...['robots.txt', 'sitemap.xml', '_headers', '_redirects', 'sw.js'],
  ...['integrity.json', 'licences.txt', 'toolnook.zip'],
])

const isForPages = (name: string): boolean =>
  !notForPages.has(name) &&
  !name.endsWith('/feed.xml') &&
  ![shareFolder, shortcutFolder, screenshotFolder].some((folder) => name.startsWith(`${folder}/`)) &&
  !`/${name}`.startsWith(onDemandFolder)

/**
 * The service worker's list: all files that pages need, with their SHA-256 (Base64), and the build id. It includes a
 * hash of `headersText`, because files are cached with their headers.
 */
export async function offlineBuild(
  folder: string,
  files: readonly string[],
  headersText: string,
  id: string,
): Promise<OfflineBuild> {
  const list: Record<string, string> = {}
  for (const file of files.filter(isForPages)) {
    const hash = createHash('sha256')
      .update(await readFile(join(folder, file)))
      .digest('base64')
    list[pathOf(file)] = hash
  }
  return {
    id,
    headers: createHash('sha256').update(headersText).digest('base64url').slice(0, 16),
    files: list,
  }
}

/** The compiled service worker with its list, prepended so that no placeholder has to be replaced. */
export const serviceWorkerFile = (build: OfflineBuild, compiled: string): string =>
  `const OFFLINE_BUILD = ${JSON.stringify(build)};\n${compiled}`
