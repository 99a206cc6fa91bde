import type { CopyFailure } from '../../lib/offline/copy-requests.ts'
import { isDocument } from './copy-plan.ts'
import type { OfflineBuild } from './offline-build.ts'
import { withNewNames } from './renames.ts'

/** The header of a stored file that says by its hash, and that of its headers, which file it is. */
export const fileMark = 'Toolnook-File'

export type FetchFile = (path: string, options: RequestInit) => Promise<Response>

export class CopyError extends Error {
  readonly failure: CopyFailure

  constructor(failure: CopyFailure, message: string) {
    super(message)
    this.failure = failure
  }
}

async function sha256(bytes: BufferSource): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))))
}

/** The body of a stored file is decoded. */
function storedHeaders(sent: Headers): Headers {
  const headers = new Headers(sent)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return headers
}

/** The files of a build, each with its hash checked: from the network, or made of those of an earlier build. */
export function createBuildFiles(build: OfflineBuild, fetchFile: FetchFile) {
  const markOf = (path: string) => `${build.files[path]} ${build.headers}`

  /**
   * A file of this build from the network. Files with a hash in their name come from the browser's cache if the page has
   * loaded them already, unless other headers are wanted than an older copy has.
   */
  async function download(path: string, isStale = false, signal?: AbortSignal): Promise<Response> {
    const mode = isStale ? 'reload' : /^\/(assets|workers)\//.test(path) ? 'default' : 'no-cache'
    const request = async (cache: RequestCache) => {
      try {
        const response = await fetchFile(path, { cache, ...(signal ? { signal } : {}) })
        // The offline lock is on.
        if (response.type === 'error') throw new TypeError(`${path} may not be fetched`)
        if (response.status >= 500) throw new TypeError(`${path} was answered with ${response.status}`)
        return { response, bytes: await response.arrayBuffer() }
      } catch (error) {
        throw new CopyError(signal?.aborted ? 'stopped' : 'network', String(error))
      }
    }
    let { response, bytes } = await request(mode)
    let isOwn = (await sha256(bytes)) === build.files[path]
    if (!isOwn && mode === 'default') {
      ;({ response, bytes } = await request('reload'))
      isOwn = (await sha256(bytes)) === build.files[path]
    }
    // There may be a deployment during the download.
    if (!isOwn) throw new CopyError('other-build', `${path} is not the file of build ${build.id}`)
    const headers = storedHeaders(response.headers)
    headers.set(fileMark, markOf(path))
    return new Response(bytes, { headers })
  }

  /** The file as a new build has it, made of the older one with new names of files; undefined if that is not it. */
  async function renewed(
    path: string,
    older: { readonly id: string; readonly files: Pick<Cache, 'match'> },
    renamed: ReadonlyMap<string, string>,
  ): Promise<Response | undefined> {
    if (!isDocument(path) && !/\.(js|css)$/.test(path)) return undefined
    const [from = path] = [...renamed].find(([, to]) => to === path) ?? []
    const old = await older.files.match(from)
    if (!old?.headers.get(fileMark)?.endsWith(` ${build.headers}`)) return undefined
    const text = withNewNames(await old.text(), renamed, { old: older.id, next: build.id })
    const bytes = new TextEncoder().encode(text)
    if ((await sha256(bytes)) !== build.files[path]) return undefined
    const headers = new Headers(old.headers)
    headers.set(fileMark, markOf(path))
    for (const ofOld of ['ETag', 'Last-Modified']) headers.delete(ofOld)
    return new Response(bytes, { headers })
  }

  return { markOf, download, renewed }
}
