import { CopyError, createBuildFiles, type FetchFile, fileMark } from './build-files.ts'
import { isDocument, type OlderCopy } from './copy-plan.ts'
import type { OfflineBuild } from './offline-build.ts'
import { renamedFiles } from './renames.ts'

const prefix = 'toolnook-'
/** Added to a cache when its build is activated: the time, in milliseconds since 1970. */
const activationEntry = '/.activated-at'
/** The names of all files of the build, of which the cache may have some only. Older builds have none, and all files. */
const listEntry = '/.build'
const parallelDownloads = 6

/** The used parts of the browser's caches. */
type Files = Pick<Cache, 'match' | 'put' | 'keys'>
type Builds = {
  keys(): Promise<string[]>
  open(name: string): Promise<Files>
  delete(name: string): Promise<boolean>
}
/**
 * Runs work while no other worker of the site runs such work: a cache that is opened by its name right after another
 * worker has deleted it would be created anew, and empty.
 */
type Exclusive = <T>(work: () => Promise<T>) => Promise<T>

/** The copy that another build has stored. */
type OtherCopy = OlderCopy & {
  readonly id: string
  readonly files: Files
  /** When its build was activated; 0: never. */
  readonly time: number
}

const pathsIn = async (files: Files): Promise<string[]> =>
  (await files.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !path.startsWith('/.'))

/**
 * The files that this build has stored, in a cache of its own: all of them are of this build, whatever is on the server
 * by now. `fetchFile` is the only access to the network.
 */
export function createStoredCopy(
  build: OfflineBuild,
  builds: Builds,
  exclusive: Exclusive,
  fetchFile: FetchFile,
) {
  const { markOf, download, renewed } = createBuildFiles(build, fetchFile)
  const name = `${prefix}${build.id}`
  /** As last read. */
  let known: Set<string> | undefined
  let closing = new AbortController()
  /** What may create a deleted cache anew. */
  const pending = new Set<Promise<unknown>>()

  function track<T>(work: Promise<T>): Promise<T> {
    const end = () => pending.delete(work)
    pending.add(work)
    work.then(end, end)
    return work
  }

  const open = () => track(builds.open(name))

  const isClosed = () => closing.signal.aborted

  /** Rejects with a `CopyError` once the copy is closed. */
  async function write(path: string, response: Response): Promise<void> {
    if (isClosed()) throw new CopyError('stopped', String(closing.signal.reason))
    await (await open()).put(path, response)
  }

  const activationOf = async (files: Files): Promise<number> =>
    Number((await (await files.match(activationEntry))?.text()) ?? 0)

  const openOthers = async (): Promise<readonly (readonly [name: string, files: Files])[]> => {
    const names = (await builds.keys()).filter((other) => other.startsWith(prefix) && other !== name)
    return Promise.all(names.map(async (other) => [other, await builds.open(other)] as const))
  }

  async function readOther(other: string, files: Files): Promise<OtherCopy> {
    const stored = new Set(await pathsIn(files))
    const listed: string[] | undefined = await (await files.match(listEntry))?.json()
    const time = await activationOf(files)
    const id = other.slice(prefix.length)
    return { id, files, stored, listed: new Set(listed ?? stored), time }
  }

  /** Of other builds, the one that was activated last first. */
  async function others(): Promise<readonly OtherCopy[]> {
    if (isClosed()) return []
    const opened = await track(exclusive(openOthers))
    const copies = await Promise.all(opened.map(([other, files]) => readOther(other, files)))
    return copies.sort((one, other) => other.time - one.time)
  }

  /**
   * Deletes the copies of other builds but the one that was activated last, and of a build that was never activated
   * unless `isFetching`. Resolves with the time of that last activation; 0: none.
   */
  const deleteOlder = (isFetching: boolean): Promise<number> =>
    track(
      exclusive(async () => {
        const times = await Promise.all(
          (await openOthers()).map(async ([other, files]) => [other, await activationOf(files)] as const),
        )
        const newest = Math.max(0, ...times.map(([, time]) => time))
        const older = times.filter(([, time]) => (time === 0 ? !isFetching : time < newest))
        await Promise.all(older.map(([other]) => builds.delete(other)))
        return newest
      }),
    )

  async function read(): Promise<ReadonlySet<string>> {
    known = new Set(isClosed() ? [] : await pathsIn(await open()))
    return known
  }

  /** As read last, which is quicker: another tab may have deleted files since. */
  const readKnown = async (): Promise<ReadonlySet<string>> => known ?? read()

  async function put(path: string, response: Response): Promise<void> {
    try {
      await write(path, response)
    } catch (error) {
      throw error instanceof CopyError ? error : new CopyError('storage', String(error))
    }
    known?.add(path)
  }

  /**
   * Stores what is missing of these files, as the copy was read last; those of other copies without a download. Rejects
   * with a `CopyError`.
   */
  async function store(
    paths: readonly string[],
    older: readonly OtherCopy[] = [],
    pageSignal?: AbortSignal,
  ): Promise<void> {
    const signal = pageSignal ? AbortSignal.any([pageSignal, closing.signal]) : closing.signal
    const stored = await readKnown()
    const last = older.find(({ time }) => time > 0)
    const renamed = last
      ? renamedFiles([...last.listed], Object.keys(build.files))
      : new Map<string, string>()
    let isStale = false
    const storeFile = async (path: string): Promise<void> => {
      for (const { files } of older) {
        const found = await files.match(path)
        const mark = found?.headers.get(fileMark)
        if (found && mark === markOf(path)) return put(path, found)
        if (mark?.startsWith(`${build.files[path]} `)) isStale = true
      }
      const made = last && (await renewed(path, last, renamed))
      await put(path, made ?? (await download(path, isStale, signal)))
    }
    const missing = paths.filter((path) => !stored.has(path))
    // A page is stored when it is complete.
    for (const queue of [
      missing.filter((path) => !isDocument(path)),
      missing.filter((path) => isDocument(path)),
    ]) {
      const work = async () => {
        for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
          if (signal.aborted) throw new CopyError('stopped', String(signal.reason))
          await storeFile(path).catch((error: unknown) => {
            queue.length = 0
            throw error
          })
        }
      }
      await Promise.all(Array.from({ length: parallelDownloads }, work))
    }
  }

  /** Notes which files the build has, so that the next one knows whether the copy was whole. */
  const noteList = () => write(listEntry, new Response(JSON.stringify(Object.keys(build.files))))

  const noteActivation = (time: number) => write(activationEntry, new Response(String(time)))

  return {
    others,
    deleteOlder,
    read,
    readKnown,
    download,
    put,
    store,
    noteList,
    noteActivation,
    async match(path: string): Promise<Response | undefined> {
      if (isClosed()) return undefined
      const found = await (await open()).match(path)
      if (!found) known?.delete(path)
      return found
    },
    /** Adds what a cache that was deleted alone lacks. */
    async restoreNotes(): Promise<void> {
      if (!isClosed() && (await (await open()).match(activationEntry))) return
      await noteList()
      await noteActivation(Date.now())
    },
    /**
     * Loads, opens and stores nothing more, and resolves when nothing is being opened, so that the copy can be deleted.
     */
    async close(): Promise<void> {
      closing.abort('The copy is being deleted.')
      known = undefined
      await Promise.allSettled(pending)
    },
    /** Stores again what is asked for. */
    reopen(): void {
      if (isClosed()) closing = new AbortController()
    },
  }
}
