import type { ImageError } from '../../../lib/image/image-error.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { type Checking, createCheckingQueue } from '../../../lib/work/checking-queue.ts'
import type { Inspection, Recovery } from '../core/worker-messages.ts'
import { addPhotos, emptyList, type Photo, type PhotoList, removePhotos, replacePhoto } from './photo-list.ts'

/** Of a file with so many pages only the first ones were taken. */
type TooManyPages = { readonly kind: 'too-many-pages'; readonly pages: number; readonly limit: number }

export type RefusedFile = {
  readonly id: number
  readonly name: string
  readonly error: ImageError | TooManyPages
  /** The file, if a part of it can be recovered. */
  readonly cutOff: File | null
}

/** A file with its inspection; a recovered or imported file, or one of a page, replaces the picked one. */
export type Inspected = {
  readonly file: File
  readonly inspection:
    | Extract<Inspection, { readonly ok: true }>
    | { readonly ok: false; readonly error: RefusedFile['error'] }
  readonly recovered: boolean
  /** It is the JPEG that was embedded in a raw photo. */
  readonly embedded: boolean
  /** How many pages the picked file has, of which it is one. */
  readonly pages: number
}
type Inspect = (file: File) => Promise<readonly Inspected[]>

/** Gets how many further pages a file turns out to have, and how many of them are done. */
export type OnParts = (found: number, done: number) => void

type Reader = {
  inspect(file: File): Promise<Inspection>
  recover(file: File): Promise<Recovery<File>>
  importPhotos(file: File, error: ImageError, onParts: OnParts): Promise<readonly Inspected[]> | null
  stop(): void
}

export type SelectionState = {
  readonly list: PhotoList
  /** How many of the picked files have been inspected; null when none are left. */
  readonly checking: Checking | null
  /** How many photos are about to become others. */
  readonly held: number
  /** Files of the last pick that cannot become a page. */
  readonly refused: readonly RefusedFile[]
}

export type Selection = Store<SelectionState> & {
  /** Inspects files one by one and appends those that can become a page; returns their number. */
  add(files: readonly File[]): Promise<number>
  /** Inspects a file and puts it in the place of a photo, which stays if it cannot become a page. */
  pickAgain(id: number, file: File): Promise<void>
  /** Appends the readable part of a refused, truncated file; returns the number of added pages. */
  recover(id: number): Promise<number>
  change(edit: (list: PhotoList) => PhotoList): void
  /** Puts photos of before a reload in front; returns them as they are in the list. */
  restore(photos: readonly NewPhoto[]): readonly Photo[]
  /** Takes added files back, also those that have not been inspected yet. */
  withdraw(files: readonly File[]): void
  /** A photo is about to become another: what was made of the list is dropped, and nothing is made until the returned call. */
  hold(): () => void
  /** Drops the picked files that have not been inspected yet; the others stay. */
  stopChecking(): void
  dismissRefused(): void
}

export type NewPhoto = Omit<Photo, 'id'>

/** Of all selections: photos are taken back from an earlier one when the page is opened again. */
let nextId = 1

/** The visitor's photos. `onChange` is called whenever the list changes. */
export function createSelection(
  { inspect, recover, importPhotos, stop }: Reader,
  onChange: () => void,
): Selection {
  const store = createStore<SelectionState>({ list: emptyList, checking: null, held: 0, refused: [] })
  const update = (part: Partial<SelectionState>) => store.set({ ...store.read(), ...part })
  const queue = createCheckingQueue((checking) => update({ checking }))

  const withdrawn = new WeakSet<File>()
  const isWithdrawn = (photo: Photo) => withdrawn.has(photo.picked)

  const change = (edit: (list: PhotoList) => PhotoList) => {
    const { list } = store.read()
    const next = edit(list)
    if (next === list) return
    update({ list: next })
    onChange()
  }

  const inspectPicked: Inspect = async (file) => {
    const inspection = await inspect(file)
    const imported = inspection.ok ? null : await importPhotos(file, inspection.error, queue.parts)
    return imported ?? [{ file, inspection, recovered: false, embedded: false, pages: 1 }]
  }
  const inspectRecovered: Inspect = async (file) => {
    const recovery = await recover(file)
    const whole = recovery.ok ? recovery.whole : file
    const inspection = recovery.ok ? await inspect(whole) : recovery
    return [{ file: whole, inspection, recovered: true, embedded: false, pages: 1 }]
  }

  /** @param place puts the photos into the list */
  const start = async (files: readonly File[], inspectFile: Inspect, place = addPhotos): Promise<number> => {
    const photos: Photo[] = []
    const refused: RefusedFile[] = []
    await queue.add(files, {
      check: inspectFile,
      // Pages that had been read when the rest was stopped.
      left: (inspected) => inspected.filter(({ inspection, pages }) => inspection.ok && pages > 1),
      onChecked(inspected, picked) {
        if (withdrawn.has(picked)) return
        for (const { file, inspection, recovered, embedded, pages } of inspected) {
          const id = nextId++
          if (inspection.ok)
            photos.push({ id, file, picked, metadata: inspection.photo, recovered, embedded, pages })
          else {
            const { error } = inspection
            const cutOff = !recovered && isRecoverable(error) ? file : null
            refused.push({ id, name: file.name, error, cutOff })
          }
        }
      },
      // All at once: a thousand photos are a thousand rows once, not a thousand times.
      onEnd() {
        update({ refused: [...store.read().refused, ...refused] })
        change((list) =>
          place(
            list,
            photos.filter((photo) => !isWithdrawn(photo)),
          ),
        )
      },
    })
    return photos.filter((photo) => !isWithdrawn(photo)).length
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    change,
    restore(saved) {
      const back = saved.map((photo) => ({ ...photo, id: nextId++ }))
      change(({ photos }) => ({ photos: [...back, ...photos], undo: null }))
      return back
    },
    withdraw(files) {
      for (const file of files) withdrawn.add(file)
      change((list) => removePhotos(list, isWithdrawn))
    },
    hold() {
      const add = (by: number) => update({ held: store.read().held + by })
      let isHeld = true
      add(1)
      onChange()
      return () => {
        if (isHeld) add(-1)
        isHeld = false
      }
    },
    stopChecking() {
      stop()
      queue.stop()
    },
    dismissRefused: () => update({ refused: [] }),
    add(files) {
      update({ refused: [] })
      return start(files, inspectPicked)
    },
    async pickAgain(former, file) {
      update({ refused: [] })
      await start([file], inspectPicked, (list, photos) => replacePhoto(list, former, photos))
    },
    async recover(id) {
      const { refused } = store.read()
      const cutOff = refused.find((file) => file.id === id)?.cutOff
      if (!cutOff) return 0
      update({ refused: refused.filter((file) => file.id !== id) })
      return start([cutOff], inspectRecovered)
    },
  }
}

/** Whether a part of the file can be recovered. */
const isRecoverable = (error: RefusedFile['error']) =>
  error.kind === 'truncated' && (error.format === 'jpeg' || error.format === 'png')
