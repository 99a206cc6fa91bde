import type { ImageError } from '../../../lib/image/image-error.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import type { Inspection, Recovery } from '../core/messages-to-worker.ts'
import { addPhotos, emptyList, type Photo, type PhotoList } from './photo-list.ts'

export type RefusedFile = {
  readonly id: number
  readonly name: string
  readonly error: ImageError
  /** The file, if a part of it can be had. */
  readonly cutOff: File | null
}

/** What came of looking at a file: the one that is taken, which is another one once it was recovered. */
type Look = { readonly file: File; readonly inspection: Inspection; readonly recovered: boolean }
type Looking = (file: File) => Promise<Look>

type Reader = {
  inspect(file: File): Promise<Inspection>
  recover(file: File): Promise<Recovery<File>>
  stop(): void
}

export type SelectionState = {
  readonly list: PhotoList
  /** How many of the picked files have been looked at; null when there is nothing to look at. */
  readonly checking: { readonly done: number; readonly total: number } | null
  /** Files picked last that cannot become a page. */
  readonly refused: readonly RefusedFile[]
}

export type Selection = Store<SelectionState> & {
  /** Looks at files one by one and appends those that can become a page; returns how many. */
  add(files: readonly File[]): Promise<number>
  /** Appends what is there of a refused file that is cut off; returns how many became a page. */
  recover(id: number): Promise<number>
  change(edit: (list: PhotoList) => PhotoList): void
  /** Looks at none of the picked files that are left; those that were looked at stay. */
  stopChecking(): void
  dismissRefused(): void
}

/** The visitor's photos. `onChange` is called whenever the list becomes another. */
export function createSelection({ inspect, recover, stop }: Reader, onChange: () => void): Selection {
  const store = createStore<SelectionState>({ list: emptyList, checking: null, refused: [] })
  const update = (part: Partial<SelectionState>) => store.set({ ...store.read(), ...part })
  let nextId = 1
  let queue: Promise<unknown> = Promise.resolve()
  /** Files picked before the checking was stopped are not wanted any more. */
  let generation = 0

  const change = (edit: (list: PhotoList) => PhotoList) => {
    const { list } = store.read()
    const next = edit(list)
    if (next === list) return
    update({ list: next })
    onChange()
  }

  const lookAt: Looking = async (file) => ({ file, inspection: await inspect(file), recovered: false })
  const lookAtReadable: Looking = async (file) => {
    const recovery = await recover(file)
    if (!recovery.ok) return { file, inspection: recovery, recovered: true }
    return { file: recovery.whole, inspection: await inspect(recovery.whole), recovered: true }
  }

  const check = async (files: readonly File[], picked: number, look: Looking): Promise<number> => {
    const photos: Photo[] = []
    const refused: RefusedFile[] = []
    for (const each of files) {
      if (picked !== generation) break
      const { file, inspection, recovered } = await look(each)
      if (picked !== generation) break
      const id = nextId++
      if (inspection.ok) photos.push({ id, file, metadata: inspection.photo, recovered })
      else {
        const { error } = inspection
        refused.push({ id, name: file.name, error, cutOff: !recovered && isReadable(error) ? file : null })
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

  const start = (files: readonly File[], refused: readonly RefusedFile[], look: Looking) => {
    const { checking } = store.read()
    const total = (checking?.total ?? 0) + files.length
    update({ checking: { done: checking?.done ?? 0, total }, refused })
    const picked = generation
    const added = queue.then(() => check(files, picked, look))
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
    add: (files) => start(files, [], lookAt),
    async recover(id) {
      const { refused } = store.read()
      const cutOff = refused.find((file) => file.id === id)?.cutOff
      if (!cutOff) return 0
      const others = refused.filter((file) => file.id !== id)
      return start([cutOff], others, lookAtReadable)
    },
  }
}

/** Formats of which a part can be read. */
const isReadable = (error: ImageError) =>
  error.kind === 'truncated' && (error.format === 'jpeg' || error.format === 'png')
