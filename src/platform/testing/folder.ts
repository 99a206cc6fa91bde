import type { Folder } from '../work-on-device/folder.ts'
import type { TabLocks } from '../work-on-device/tab-id.ts'

export type FakeFolder = Folder & {
  readonly files: Map<string, File>
  readonly folders: Map<string, FakeFolder>
}

export type FakeDisk = {
  readonly root: FakeFolder
  /** Bytes that still fit. */
  free: number
  /** Number of writes until the browser is killed: that one and all later ones never end. */
  writesUntilKilled: number
}

/** Folders in memory; `now` is when something is written. */
export function createFakeDisk(now: () => number): FakeDisk {
  const createFolder = (): FakeFolder => {
    const files = new Map<string, File>()
    const folders = new Map<string, FakeFolder>()
    let isGone = false
    const check = () => {
      if (isGone) throw new DOMException('No such folder', 'NotFoundError')
    }
    const folder: FakeFolder & { end(): void } = {
      files,
      folders,
      end() {
        isGone = true
        files.clear()
      },
      async names() {
        check()
        return [...files.keys(), ...folders.keys()]
      },
      async folder(name) {
        check()
        const found = folders.get(name) ?? createFolder()
        folders.set(name, found)
        return found
      },
      async file(name) {
        check()
        return files.get(name)
      },
      async write(name, content) {
        check()
        if (disk.writesUntilKilled === 0) return new Promise(() => {})
        disk.writesUntilKilled -= 1
        const { size } = new Blob([content])
        if (size > disk.free) throw new DOMException('No space', 'QuotaExceededError')
        // As a browser does, it reads the file.
        const bytes = typeof content === 'string' ? content : await content.arrayBuffer()
        disk.free -= size
        files.set(name, new File([bytes], name, { lastModified: now() }))
      },
      async remove(name) {
        check()
        disk.free += files.get(name)?.size ?? 0
        files.delete(name)
        const inner = folders.get(name)
        if (inner && 'end' in inner) (inner as typeof folder).end()
        folders.delete(name)
      },
    }
    return folder
  }
  const disk: FakeDisk = {
    root: createFolder(),
    free: Number.POSITIVE_INFINITY,
    writesUntilKilled: Number.POSITIVE_INFINITY,
  }
  return disk
}

/** Locks of all tabs of a browser, without waiting. */
export function createFakeTabLocks(): TabLocks & { readonly names: Set<string> } {
  const names = new Set<string>()
  return {
    names,
    async hold(id) {
      if (names.has(id)) return undefined
      names.add(id)
      return () => void names.delete(id)
    },
    held: async () => new Set(names),
    async whileFree(id, run) {
      if (!names.has(id)) await run()
    },
  }
}
