import { onDemandCache } from '../../lib/work/on-demand.ts'
import { readRegistration } from './read-registration.ts'

/** The used part of `/integrity.json`: path below the root → SHA-256 in hexadecimal digits. */
export type PublishedList = { readonly build: string; readonly files: Readonly<Record<string, string>> }

export type CopyCheckResult =
  /** There is no offline copy; `coming`: the browser is fetching it. */
  | { readonly kind: 'none' | 'coming' }
  /** This browser has no service workers at this address. */
  | { readonly kind: 'impossible' }
  /** The published list could not be loaded: no connection, or the offline lock is on. */
  | { readonly kind: 'no-list' }
  /** The list and the copy are of different builds. */
  | { readonly kind: 'other-build'; readonly published: string }
  | { readonly kind: 'checked'; readonly files: number; readonly different: readonly string[] }

/** The used part of the browser's CacheStorage. */
type CachedFiles = Pick<Cache, 'keys' | 'match'>
type CachedBuilds = { keys(): Promise<string[]>; open(name: string): Promise<CachedFiles> }

/** The entry with the activation time of a build, as src/app/offline/stored-copy.ts names it; no file begins with a dot. */
const activationEntry = '/.activated-at'
const isBuild = (name: string) => name.startsWith('toolnook-')

/** Pages are cached without the `.html` of their files. */
const fileNames = (path: string): readonly string[] => {
  const name = path.slice(1)
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`]
}

async function hexDigest(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The cache of the active build: the one that was activated last. */
async function activeBuild(builds: CachedBuilds): Promise<CachedFiles | undefined> {
  let newest: { files: CachedFiles; time: number } | undefined
  for (const name of (await builds.keys()).filter(isBuild)) {
    const files = await builds.open(name)
    const time = Number(await (await files.match(activationEntry))?.text())
    if (time > (newest?.time ?? 0)) newest = { files, time }
  }
  return newest?.files
}

/** Paths of this build's files that were cached on demand; the same cache may have files of older builds. */
const publishedOnDemand = async (cache: CachedFiles, list: PublishedList): Promise<string[]> =>
  (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => Object.hasOwn(list.files, path.slice(1)))

/**
 * Compares the SHA-256 of every file in the offline copy with the published list. `ownBuild` is the id of the page's
 * build. Rejects where the browser denies access to caches.
 */
export async function checkCopy(
  builds: CachedBuilds,
  isComing: () => Promise<boolean>,
  fetchList: () => Promise<PublishedList>,
  ownBuild: string,
): Promise<CopyCheckResult> {
  const before = await activeBuild(builds)
  if (!before && (await isComing())) return { kind: 'coming' }
  // It may have been completed between the two checks.
  const copy = before ?? (await activeBuild(builds))
  if (!copy) return { kind: 'none' }
  const list = await fetchList().catch(() => undefined)
  if (!list) return { kind: 'no-list' }
  if (list.build !== ownBuild) return { kind: 'other-build', published: list.build }
  const paths = (await copy.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => !path.startsWith('/.'))
  const different: string[] = []
  const onDemand = await builds.open(onDemandCache)
  const onDemandPaths = await publishedOnDemand(onDemand, list)
  for (const [files, path] of [
    ...paths.map((each) => [copy, each] as const),
    ...onDemandPaths.map((each) => [onDemand, each] as const),
  ]) {
    const published = fileNames(path).find((name) => Object.hasOwn(list.files, name))
    const bytes = await (await files.match(path))?.arrayBuffer()
    if (!published || !bytes || (await hexDigest(bytes)) !== list.files[published]) different.push(path)
  }
  return { kind: 'checked', files: paths.length + onDemandPaths.length, different }
}

const fetchPublished = async () =>
  (await (await fetch('/integrity.json', { cache: 'no-store' })).json()) as PublishedList

/** Checks this site's offline copy. Insecure contexts have neither service workers nor caches. */
export const checkOwnCopy = async (ownBuild: string): Promise<CopyCheckResult> =>
  'serviceWorker' in navigator
    ? checkCopy(caches, async () => (await readRegistration()).isComing, fetchPublished, ownBuild)
    : { kind: 'impossible' }
