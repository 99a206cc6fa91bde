import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../../build/server/serve.js'
import { buildId } from '../../build/steps/output/build-id.ts'
import { filesUnder } from '../../build/steps/output/files.ts'
import { offlineBuild, serviceWorkerFile } from '../../build/steps/output/offline-list.ts'

/** Changes files of a copy of the site, before the service worker's file list is written. */
export type Change = (folder: string) => Promise<void>

const listLine = /^const OFFLINE_BUILD = .*;\n/

/** A copy of the built site with a change, and a matching service worker. */
async function copySite(change: Change): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'))
  await cp('dist', folder, { recursive: true })
  // The server prefers compressed copies, which lack the change.
  const all = await filesUnder(folder)
  await Promise.all(all.filter((file) => /\.(br|gz)$/.test(file)).map((file) => rm(join(folder, file))))
  await change(folder)
  const headers = await readFile(join(folder, '_headers'), 'utf8')
  const files = await filesUnder(folder)
  const id = await buildId(folder, files, [])
  const build = await offlineBuild(folder, files, headers, id)
  const compiled = (await readFile(join(folder, 'sw.js'), 'utf8')).replace(listLine, '')
  await writeFile(join(folder, 'sw.js'), serviceWorkerFile(build, compiled))
  return folder
}

/** An origin at which one build after another is deployed. */
export class Deployments {
  #folders: string[] = []
  #server: Awaited<ReturnType<typeof serve>> | undefined
  #port = 0

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  /** Replaces what is served. `afterListing` damages the files that the list already names. */
  async deploy(change: Change = async () => {}, afterListing: Change = async () => {}): Promise<void> {
    const folder = await copySite(change)
    this.#folders.push(folder)
    await afterListing(folder)
    await this.takeDown()
    this.#server = await serve({ dist: folder, port: this.#port })
    this.#port = Number(new URL(this.#server.url).port)
  }

  async takeDown(): Promise<void> {
    await this.#server?.close()
    this.#server = undefined
  }

  async remove(): Promise<void> {
    await this.takeDown()
    const folders = this.#folders
    this.#folders = []
    this.#port = 0
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  }
}
