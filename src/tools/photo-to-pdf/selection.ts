import type { ImageError } from '../../lib/image/image-error.ts'
import { createStore, type Store } from '../../platform/store.ts'
import type { Inspection } from './core/messages-to-worker.ts'
import { addPhotos, emptyList, type Photo, type PhotoList } from './photo-list.ts'

export type RefusedFile = { readonly id: number; readonly name: string; readonly error: ImageError }

export type SelectionState = {
  readonly list: PhotoList
  /** How many of the picked files have been looked at; null when there is nothing to look at. */
  readonly checking: { readonly done: number; readonly total: number } | null
  /** Files picked last that cannot become a page. */
  readonly refused: readonly RefusedFile[]
}

export type Selection = Store<SelectionState> & {
  /** Looks at files one by one and appends those that can become a page; answers how many. */
  add(files: readonly File[]): Promise<number>
  change(edit: (list: PhotoList) => PhotoList): void
  /** Looks at none of the picked files that are left; those that were looked at stay. */
  stopChecking(): void
  dismissRefused(): void
}

/** The visitor's photos. `onChange` is called whenever the list becomes another. */
export function createSelection(
  { inspect, stop }: { inspect(file: File): Promise<Inspection>; stop(): void },
  onChange: () => void,
): Selection {
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

  const check = async (files: readonly File[], picked: number): Promise<number> => {
    const photos: Photo[] = []
    const refused: RefusedFile[] = []
    for (const file of files) {
      if (picked !== generation) break
      const inspection = await inspect(file)
      if (picked !== generation) break
      const id = nextId++
      if (inspection.ok) photos.push({ id, file, facts: inspection.photo })
      else refused.push({ id, name: file.name, error: inspection.error })
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
    add(files) {
      const { checking } = store.read()
      const total = (checking?.total ?? 0) + files.length
      update({ checking: { done: checking?.done ?? 0, total }, refused: [] })
      const picked = generation
      const added = queue.then(() => check(files, picked))
      queue = added
      return added
    },
  }
}
