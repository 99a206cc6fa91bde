import { onDemandCache } from '../../lib/work/on-demand.ts'
import { readRegistration } from './read-registration.ts'

/** The part of `/integrity.json` that is needed here: file below the root → SHA-256 in hexadecimal digits. */
export type PublishedList = { readonly build: string; readonly files: Readonly<Record<string, string>> }

export type CopyVerdict =
  /** Nothing is kept on this device; `coming`: not yet, the browser is fetching it now. */
  | { readonly kind: 'none' | 'coming' }
  /** This browser keeps nothing at this address. */
  | { readonly kind: 'impossible' }
  /** The published list could not be had: no connection, or the offline lock is on. */
  | { readonly kind: 'no-list' }
  /** The list is of another build than the copy. */
  | { readonly kind: 'other-build'; readonly published: string }
  | { readonly kind: 'checked'; readonly files: number; readonly different: readonly string[] }

/** The parts of the browser's caches that are needed here. */
type CachedFiles = Pick<Cache, 'keys' | 'match'>
type CachedBuilds = { keys(): Promise<string[]>; open(name: string): Promise<CachedFiles> }

/** Kept beside the files, as src/app/offline/service.worker.ts names it: when the build began to answer pages. */
const activationEntry = '/.activated-at'
const isBuild = (name: string) => name.startsWith('toolnook-')

/** A page is kept without the `.html` that its file has. */
const fileNames = (path: string): readonly string[] => {
  const name = path.slice(1)
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`]
}

async function hexDigest(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The build that answers pages now: of those that are kept, the one that began last. */
async function activeBuild(builds: CachedBuilds): Promise<CachedFiles | undefined> {
  let newest: { files: CachedFiles; time: number } | undefined
  for (const name of (await builds.keys()).filter(isBuild)) {
    const files = await builds.open(name)
    const time = Number(await (await files.match(activationEntry))?.text())
    if (time > (newest?.time ?? 0)) newest = { files, time }
  }
  return newest?.files
}

/** Paths of files that were kept when they were first needed, of this build: an older one's fonts may lie beside. */
const publishedOnDemand = async (cache: CachedFiles, list: PublishedList): Promise<string[]> =>
  (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => Object.hasOwn(list.files, path.slice(1)))

/**
 * Compares every file that the service worker keeps, byte by byte through its SHA-256, with the published list.
 * `ownBuild` is the id of the build whose page this is. Rejects where the browser lets nobody look.
 */
export async function checkCopy(
  builds: CachedBuilds,
  isComing: () => Promise<boolean>,
  fetchList: () => Promise<PublishedList>,
  ownBuild: string,
): Promise<CopyVerdict> {
  const before = await activeBuild(builds)
  if (!before && (await isComing())) return { kind: 'coming' }
  // It may have come between the two looks.
  const kept = before ?? (await activeBuild(builds))
  if (!kept) return { kind: 'none' }
  const list = await fetchList().catch(() => undefined)
  if (!list) return { kind: 'no-list' }
  if (list.build !== ownBuild) return { kind: 'other-build', published: list.build }
  const paths = (await kept.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path !== activationEntry)
  const different: string[] = []
  const onDemand = await builds.open(onDemandCache)
  const later = await publishedOnDemand(onDemand, list)
  for (const [files, path] of [
    ...paths.map((each) => [kept, each] as const),
    ...later.map((each) => [onDemand, each] as const),
  ]) {
    const published = fileNames(path).find((name) => Object.hasOwn(list.files, name))
    const bytes = await (await files.match(path))?.arrayBuffer()
    if (!published || !bytes || (await hexDigest(bytes)) !== list.files[published]) different.push(path)
  }
  return { kind: 'checked', files: paths.length + later.length, different }
}

const fetchPublished = async () =>
  (await (await fetch('/integrity.json', { cache: 'no-store' })).json()) as PublishedList

/** Of this browser and this site. Over http:// off localhost no browser has service workers, nor caches. */
export const checkOwnCopy = async (ownBuild: string): Promise<CopyVerdict> =>
  'serviceWorker' in navigator
    ? checkCopy(caches, async () => (await readRegistration()).isComing, fetchPublished, ownBuild)
    : { kind: 'impossible' }
