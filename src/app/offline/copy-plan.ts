import type { CopyState } from '../../lib/offline/copy-requests.ts'
import type { OfflineBuild } from './offline-build.ts'

type Paths = ReadonlySet<string>

/** A page; its last segment has no dot, which all other files have. */
export const isDocument = (path: string): boolean => !/\.[^/]*$/.test(path)

const namesOf = (build: OfflineBuild): readonly string[] => Object.keys(build.files)

const at = (names: readonly string[], places: readonly number[] = []): readonly string[] =>
  places.flatMap((place) => names[place] ?? [])

/** The home page of the language that a path is in, whose files every page needs. */
export function homeOf(build: OfflineBuild, path: string): string {
  const inLanguage = `/${path.split('/')[1]}`
  return Object.hasOwn(build.shells, inLanguage) ? inLanguage : '/'
}

/** Documents last, so that a page that is stored has all that it shows first. */
const documentsLast = (paths: Iterable<string>): string[] =>
  [...paths].sort((one, other) => Number(isDocument(one)) - Number(isDocument(other)))

/** What a page loads at once, with the shell, which is all that there is for an unknown page. */
function openedBy(build: OfflineBuild, path: string): readonly string[] {
  const names = namesOf(build)
  return [...at(names, build.shells[homeOf(build, path)]), ...at(names, build.pages[path]?.first)]
}

/** The files to store after the first use of a page, in their order. */
export function neededBy(build: OfflineBuild, path: string): readonly string[] {
  return documentsLast(new Set([...openedBy(build, path), ...at(namesOf(build), build.pages[path]?.soon)]))
}

/** Every file that a page may ever load. */
function allOf(build: OfflineBuild, path: string): readonly string[] {
  return [...neededBy(build, path), ...at(namesOf(build), build.pages[path]?.later)]
}

/** What is in the copy, for a page. */
export function copyState(build: OfflineBuild, stored: Paths, path: string): CopyState {
  const missing = namesOf(build).flatMap((name, place) => (stored.has(name) ? [] : [place]))
  const isListed = Object.hasOwn(build.pages, path)
  const isOpening = isListed && openedBy(build, path).every((name) => stored.has(name))
  return {
    build: build.id,
    page: !isOpening ? 'none' : allOf(build, path).every((name) => stored.has(name)) ? 'whole' : 'part',
    missingFiles: missing.length,
    missingBytes: missing.reduce((sum, place) => sum + (build.bytes[place] ?? 0), 0),
  }
}

/**
 * The next files to store, about `maxBytes` but at least one: first those of the page that is open, the small ones before
 * the large ones, and documents after all that they need.
 */
export function nextFiles(
  build: OfflineBuild,
  stored: Paths,
  path: string,
  maxBytes: number,
): readonly string[] {
  const own = new Set(allOf(build, path))
  const missing = namesOf(build)
    .map((name, place) => ({ name, bytes: build.bytes[place] ?? 0 }))
    .filter(({ name }) => !stored.has(name))
    .sort(
      (one, other) =>
        Number(isDocument(one.name)) - Number(isDocument(other.name)) ||
        Number(own.has(other.name)) - Number(own.has(one.name)) ||
        one.bytes - other.bytes,
    )
  const next: string[] = []
  let sum = 0
  for (const { name, bytes } of missing) {
    if (next.length > 0 && sum + bytes > maxBytes) break
    next.push(name)
    sum += bytes
  }
  return next
}

/** The part of a file's name that no build changes. */
const lastingName = (path: string): string => path.replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** What an older copy has: its files, and all files of its build. */
export type OlderCopy = { readonly stored: Paths; readonly listed: Paths }

/**
 * What a new build stores before it may replace older copies, so that nothing that worked without a network stops doing so:
 * all of it if one was whole, otherwise the new versions of their files and all that their pages need.
 */
export function replacementFor(build: OfflineBuild, older: readonly OlderCopy[]): readonly string[] {
  const names = namesOf(build)
  if (older.some(({ stored, listed }) => [...listed].every((name) => stored.has(name))))
    return documentsLast(names)
  const had = new Set(older.flatMap(({ stored }) => [...stored]))
  const lasting = new Set([...had].map(lastingName))
  const wanted = new Set(names.filter((name) => !isDocument(name) && lasting.has(lastingName(name))))
  for (const page of Object.keys(build.pages))
    if (had.has(page)) for (const name of openedBy(build, page)) wanted.add(name)
  return documentsLast(wanted)
}
