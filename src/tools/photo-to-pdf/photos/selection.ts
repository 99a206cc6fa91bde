import type { ImageError } from '../../../lib/image/image-error.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import type { Inspection, Recovery } from '../core/messages-to-worker.ts'
import { addPhotos, emptyList, type Photo, type PhotoList } from './photo-list.ts'

export type RefusedFile = {
  readonly id: number
  readonly name: string
  readonly error: ImageError
  /** The file, if a part of it can be recovered. */
  readonly cutOff: File | null
}

/** A file with its inspection; a recovered file replaces the picked one. */
type Inspected = { readonly file: File; readonly inspection: Inspection; readonly recovered: boolean }
type Inspect = (file: File) => Promise<Inspected>

type Reader = {
  inspect(file: File): Promise<Inspection>
  recover(file: File): Promise<Recovery<File>>
  stop(): void
}

export type SelectionState = {
  readonly list: PhotoList
  /** How many of the picked files have been inspected; null when none are left. */
  readonly checking: { readonly done: number; readonly total: number } | null
  /** Files of the last pick that cannot become a page. */
  readonly refused: readonly RefusedFile[]
}

export type Selection = Store<SelectionState> & {
  /** Inspects files one by one and appends those that can become a page; returns their number. */
  add(files: readonly File[]): Promise<number>
  /** Appends the readable part of a refused, truncated file; returns the number of added pages. */
  recover(id: number): Promise<number>
  change(edit: (list: PhotoList) => PhotoList): void
  /** Drops the picked files that have not been inspected yet; the others stay. */
  stopChecking(): void
  dismissRefused(): void
}

/** The visitor's photos. `onChange` is called whenever the list changes. */
export function createSelection({ inspect, recover, stop }: Reader, onChange: () => void): Selection {
  const store = createStore<SelectionState>({ list: emptyList, checking: null, refused: [] })
  const update = (part: Partial<SelectionState>) => store.set({ ...store.read(), ...part })
  let nextId = 1
  let queue: Promise<unknown> = Promise.resolve()
  /** Changes when checking is stopped, which drops files picked before. */
  let generation = 0

  const change = (edit: (list: PhotoList) => PhotoList) => {
    const { list } = store.read()
    const next = edit(list)
    if (next === list) return
    update({ list: next })
    onChange()
  }

  const inspectPicked: Inspect = async (file) => ({ file, inspection: await inspect(file), recovered: false })
  const inspectRecovered: Inspect = async (file) => {
    const recovery = await recover(file)
    if (!recovery.ok) return { file, inspection: recovery, recovered: true }
    return { file: recovery.whole, inspection: await inspect(recovery.whole), recovered: true }
  }

  const check = async (files: readonly File[], runId: number, inspectFile: Inspect): Promise<number> => {
    const photos: Photo[] = []
    const refused: RefusedFile[] = []
    for (const each of files) {
      if (runId !== generation) break
      const { file, inspection, recovered } = await inspectFile(each)
      if (runId !== generation) break
      const id = nextId++
      if (inspection.ok) photos.push({ id, file, metadata: inspection.photo, recovered })
      else {
        const { error } = inspection
        refused.push({ id, name: file.name, error, cutOff: !recovered && isRecoverable(error) ? file : null })
      }
      const { checking } = store.read()
      if (checking) update({ checking: { ...checking, done: checking.done + 1 } })
    }
    const { checking, refused: earlier } = store.read()
    update({
      checking: checking && checking.done < checking.total ? checking : null,
      refused: [...earlier, ...refused],
    })
    change((list) => addPhotos(list, photos))
    return photos.length
  }

  const start = (files: readonly File[], refused: readonly RefusedFile[], inspectFile: Inspect) => {
    const { checking } = store.read()
    const total = (checking?.total ?? 0) + files.length
    update({ checking: { done: checking?.done ?? 0, total }, refused })
    const runId = generation
    const added = queue.then(() => check(files, runId, inspectFile))
    queue = added
    return added
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    change,
    stopChecking() {
      generation += 1
      stop()
      update({ checking: null })
    },
    dismissRefused: () => update({ refused: [] }),
    add: (files) => start(files, [], inspectPicked),
    async recover(id) {
      const { refused } = store.read()
      const cutOff = refused.find((file) => file.id === id)?.cutOff
      if (!cutOff) return 0
      const others = refused.filter((file) => file.id !== id)
      return start([cutOff], others, inspectRecovered)
    },
  }
}

/** Whether a part of the file can be recovered. */
const isRecoverable = (error: ImageError) =>
  error.kind === 'truncated' && (error.format === 'jpeg' || error.format === 'png')
