import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Inspection } from '../../../lib/image/image-work.ts'
import { unedited } from '../../../lib/image/pixels/edit.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { createCheckingQueue } from '../../../lib/work/checking-queue.ts'
import type { BatchItems } from './batch-items.ts'
import { type BatchItem, type BatchState, type RefusedFile, resultOf, withPage } from './batch-state.ts'
import type { Passes, PassesOptions } from './passes.ts'

export type BatchOptions<Settings, Result> = PassesOptions<Settings, Result> & {
  /** Ends a running inspection, whose result is ignored. */
  readonly stopInspecting: () => void
  /** Why a file is refused; null accepts it, even when it cannot be opened. */
  readonly refuse: (inspection: Inspection) => ImageError | null
}

export type NewItem<Result> = Omit<BatchItem<Result>, 'id'>

/** What is asked for one file. */
export type WorkChange = Partial<Pick<BatchItem<unknown>, 'recover' | 'force' | 'edit' | 'page'>>

export type Batch<Result> = Store<BatchState<Result>> & {
  /** Inspects files one by one and processes those that are accepted; returns their number. */
  add(files: readonly File[]): Promise<number>
  /** Inspects a file and processes it in the place of another one, which stays if the new one is refused. */
  pickAgain(id: number, file: File): void
  /** Processes all files again with the current settings. */
  processAll(): void
  /** Processes one file again with changed options; inspects it first where that has failed. */
  retry(id: number, change: WorkChange): void
  /** Stops waiting and running work; results stay. */
  stop(): void
  /** Stops the work on one file; its early result stays. */
  skip(id: number): void
  /** The file that the visitor sees: it and those beside it are worked on first. */
  show(id: number | undefined): void
  /** Imports the original of a file again, to be shown beside its result. */
  showOriginal(id: number): void
  remove(id: number): void
  /** Takes added files back, also those that have not been inspected yet. */
  withdraw(files: readonly File[]): void
  clear(): void
  /** Shows these files instead, with the results that they have; processes those that were not done. */
  replace(items: readonly BatchItem<Result>[]): void
  /** Puts files of before a reload in front and processes them; returns them as they are in the batch. */
  restore(items: readonly NewItem<Result>[]): readonly BatchItem<Result>[]
  /** Drops the picked files that have not been inspected yet. */
  stopChecking(): void
  dismissRefused(): void
}

/** The visitor's pictures and their results. A new run cancels the previous one, whose results never appear. */
export function createBatch<Settings, Result>(options: BatchOptions<Settings, Result>): Batch<Result> {
  const { inspect, stopInspecting, refuse, pictureImport } = options
  type Item = BatchItem<Result>
  const store = createStore<BatchState<Result>>({ items: [], refused: [], checking: null })
  const update = (part: Partial<BatchState<Result>>) => store.set({ ...store.read(), ...part })
  let nextId = 1
  let clears = 0
  const withdrawn = new WeakSet<File>()
  const items: BatchItems<Result> = {
    all: () => store.read().items,
    find: (id) => store.read().items.find((item) => item.id === id),
    change: (id, part) => items.edit((item) => (item.id === id ? { ...item, ...part } : item)),
    edit: (change) => update({ items: store.read().items.map(change) }),
  }
  const left = () => {
    const { checking } = store.read()
    return checking ? checking.total - checking.done : 0
  }
  /** Loaded with the first file: no page needs it before. */
  let passes: Passes<Result> | undefined
  const load = async (): Promise<void> => {
    const { createPasses } = await import('./passes.ts')
    passes ??= createPasses<Settings, Result>({
      ...options,
      items,
      // The file that has just been inspected is counted as the last of those that are left.
      isAlone: () => items.all().length === 1 && left() <= 1,
      isChecking: () => left() > 0,
    })
    passes.show(shown)
  }
  let shown: number | undefined
  const check = async (file: File): Promise<Inspection> => {
    try {
      await load()
    } catch {
      // The chunk could not be loaded: the visitor may try again.
      return { ok: false, error: { kind: 'not-looked-at' } }
    }
    return inspect(file)
  }
  const queue = createCheckingQueue((checking) => {
    update({ checking })
    passes?.improve()
  })

  /** `former` is the file that it replaces, whose id it gets: it is shown, and has the focus, where that was. */
  const take = (file: File, inspection: Inspection, former?: number): RefusedFile | null => {
    const error = refuse(inspection)
    if (error) return { id: nextId++, file, error }
    const isImported = !inspection.ok && pictureImport.accepts(inspection.error)
    const isReplaced = items.all().some(({ id }) => id === former)
    const item: Item = {
      id: isReplaced && former !== undefined ? former : nextId++,
      file,
      metadata: inspection.ok ? inspection.metadata : null,
      imported: isImported ? 'needed' : null,
      recover: false,
      force: false,
      page: 0,
      pages: 1,
      edit: unedited,
      work: inspection.ok || isImported ? { state: 'waiting' } : { state: 'failed', error: inspection.error },
    }
    passes?.drop(item.id)
    if (isReplaced) items.change(item.id, item)
    else update({ items: [...items.all(), item] })
    if (item.work.state === 'waiting') passes?.start(item)
    return null
  }

  const clearAll = () => {
    queue.stop()
    clears += 1
    for (const { id } of items.all()) passes?.drop(id)
    update({ items: [], refused: [] })
  }

  /** @param former the file in whose place a single new one comes */
  const inspectAll = async (files: readonly File[], former?: number): Promise<number> => {
    let accepted = 0
    const refused: RefusedFile[] = []
    const clearsBefore = clears
    update({ refused: [] })
    const isDone = await queue.add(files, {
      check,
      onChecked(inspection, file) {
        if (withdrawn.has(file)) return
        const refusedFile = take(file, inspection, former)
        if (refusedFile) refused.push(refusedFile)
        else accepted += 1
      },
      // All at once: an alert that grows file by file moves what is below it, and is read out again and again.
      onEnd() {
        if (clears === clearsBefore) update({ refused: [...store.read().refused, ...refused] })
      },
    })
    return isDone ? accepted : 0
  }

  const remove = (id: number) => {
    passes?.drop(id)
    update({ items: items.all().filter((item) => item.id !== id) })
    passes?.improve()
  }

  /** Processes those of the items that are still there and were not done. */
  const goOn = (former: readonly Item[]) => {
    for (const { id } of former) {
      const item = items.find(id)
      if (!item) continue
      const early = resultOf(item)
      if (item.work.state === 'waiting' || (item.work.state === 'working' && !early)) passes?.start(item)
      else if (early && (item.work.state === 'working' || item.work.state === 'early'))
        passes?.goOn(item, early)
    }
  }
  /** The chunk that works could not be loaded: the visitor may try again. */
  const failBusy = () =>
    items.edit((item) => {
      const { state } = item.work
      if (state !== 'waiting' && state !== 'working' && state !== 'early') return item
      const early = resultOf(item)
      const work: Item['work'] = early
        ? { state: 'stopped', early, reason: 'failed' }
        : { state: 'failed', error: { kind: 'not-looked-at' } }
      return { ...item, work }
    })
  /** Files of an earlier batch are there before what works on them is loaded. */
  const whenLoaded = (run: () => void) => {
    if (passes) run()
    else if (items.all().length > 0) void load().then(run, failBusy)
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    add: (files) => inspectAll(files),
    pickAgain: (id, file) => void inspectAll([file], id),
    processAll() {
      whenLoaded(() => {
        for (const item of items.all())
          if (item.metadata || item.recover || item.imported) passes?.start(item)
      })
    },
    retry(id, change) {
      const item = items.find(id)
      if (!item) return
      const { work } = item
      const { page = item.page } = change
      // An inspection begins with the first page.
      const isOfFirst = page === 0 || !passes
      if (isOfFirst && work.state === 'failed' && work.error.kind === 'not-looked-at')
        return void inspectAll([item.file], id)
      // Nothing that is kept or made of the former page is of use.
      if (page !== item.page) passes?.drop(id)
      const paged = page === item.page ? item : withPage(item, page)
      // At once, as the result that it had is not one of the changed item.
      const changed: Item = { ...paged, ...change, work: { state: 'waiting' } }
      items.change(id, changed)
      whenLoaded(() => goOn([changed]))
    },
    stop: () => passes?.stop(items.all()),
    skip: (id) => passes?.stop(items.all().filter((item) => item.id === id)),
    show(id) {
      shown = id
      passes?.show(id)
    },
    showOriginal(id) {
      whenLoaded(() => {
        const state = items.find(id)?.work.state
        if (state === 'done' || state === 'early') passes?.showOriginal(id)
      })
    },
    remove,
    withdraw(files) {
      for (const file of files) withdrawn.add(file)
      for (const { id, file } of items.all()) if (withdrawn.has(file)) remove(id)
    },
    clear: clearAll,
    replace(former) {
      clearAll()
      update({ items: former })
      // They may be of an earlier batch, when its page is opened again.
      nextId = Math.max(nextId, ...former.map(({ id }) => id + 1))
      whenLoaded(() => goOn(former))
    },
    restore(saved) {
      const back = saved.map((item): Item => ({ ...item, id: nextId++ }))
      update({ items: [...back, ...items.all()] })
      whenLoaded(() => goOn(back))
      return back
    },
    stopChecking() {
      stopInspecting()
      queue.stop()
    },
    dismissRefused: () => update({ refused: [] }),
  }
}
