import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { OfflineBuild } from '../../../src/app/offline/offline-build.ts'
import { defaultLanguage, languages } from '../../../src/lib/text/i18n.ts'
import { onDemandFolder } from '../../../src/lib/work/on-demand.ts'
import { screenshotFolder, shortcutFolder } from '../pages/app-manifest.ts'
import { shareFolder } from '../pages/share-picture.ts'
import { pathOf } from './files.ts'
import { pageNeeds } from './page-files.ts'

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

const isText = (file: string): boolean => /\.(html|js)$/.test(file)

const homes = languages.map((language) => (language === defaultLanguage ? '/' : `/${language}`))

/** How many bytes a file takes as it is sent. */
const bytesSent = async (file: string): Promise<number> =>
  (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size

/**
 * The service worker's list: all files that pages need, with their SHA-256 (Base64), what they take as sent and which page
 * needs which, and the build id. It includes a hash of `headersText`, because files are cached with their headers.
 * Compressed copies must be there already.
 */
export async function offlineBuild(
  folder: string,
  files: readonly string[],
  headersText: string,
  id: string,
): Promise<OfflineBuild> {
  const listed = await Promise.all(
    files.filter(isForPages).map(async (file) => {
      const content = await readFile(join(folder, file))
      return {
        path: pathOf(file),
        hash: createHash('sha256').update(content).digest('base64'),
        bytes: await bytesSent(join(folder, file)),
        text: isText(file) ? content.toString('utf8') : undefined,
      }
    }),
  )
  const places = new Map(listed.map(({ path }, place) => [path, place]))
  const placesOf = (paths: readonly string[]) =>
    paths.flatMap((path) => places.get(path) ?? []).sort((one, other) => one - other)
  const { shells, pages } = pageNeeds(
    listed,
    homes.filter((home) => places.has(home)),
  )
  return {
    id,
    headers: createHash('sha256').update(headersText).digest('base64url').slice(0, 16),
    files: Object.fromEntries(listed.map(({ path, hash }) => [path, hash])),
    bytes: listed.map(({ bytes }) => bytes),
    shells: Object.fromEntries(Object.entries(shells).map(([home, paths]) => [home, placesOf(paths)])),
    pages: Object.fromEntries(
      Object.entries(pages).map(([page, { first, soon, later }]) => [
        page,
        { first: placesOf(first), soon: placesOf(soon), later: placesOf(later) },
      ]),
    ),
  }
}

/** The compiled service worker with its list, prepended so that no placeholder has to be replaced. */
export const serviceWorkerFile = (build: OfflineBuild, compiled: string): string =>
  `const OFFLINE_BUILD = ${JSON.stringify(build)};\n${compiled}`
