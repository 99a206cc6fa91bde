import { pixelsOf } from '../../../lib/image/header/metadata.ts'
import type { ImageError } from '../../../lib/image/image-error.ts'
import type { ImageImport, Imported } from '../../../lib/image/image-import.ts'
import type { Inspection, WorkError, WorkRequest, WorkResponse } from '../../../lib/image/image-work.ts'
import { recyclePixels } from '../../../lib/image/pixels/memory-budget.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import { createCheckingQueue } from '../../../lib/work/checking-queue.ts'
import type { WorkerFate, WorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { WorkerFailure } from '../../../platform/workers/workers.ts'
import type { BatchItem, BatchState, RefusedFile } from './batch-state.ts'
import { createTurns } from './turns.ts'

/** Of imported pictures that are kept after the work on them, in bytes. */
const maxImportedBytes = 256 * 1024 * 1024
/** Imported pictures are made no faster than they are worked on. */
const maxImportsAtWork = 4

export type ImageRequest<Settings> = WorkRequest<File, Settings, WebAssembly.Module>
export type ImagePool<Settings, Result> = WorkerPool<ImageRequest<Settings>, WorkResponse<Result>>

export type BatchOptions<Settings, Result> = {
  readonly pool: ImagePool<Settings, Result>
  readonly inspect: (file: File) => Promise<Inspection>
  /** Ends a running inspection, whose result is ignored. */
  readonly stopInspecting: () => void
  /** Why a file is refused; null accepts it, even when it cannot be opened. */
  readonly refuse: (inspection: Inspection) => ImageError | null
  /** The settings to process a file with; called when its work starts. */
  readonly settingsFor: (item: BatchItem<Result>) => Settings
  /** How long the work on a file may go on without a message, in milliseconds. */
  readonly timeoutFor: (item: BatchItem<Result>) => number
  /** Memory that processing this many pixels takes, in bytes. */
  readonly bytesFor: (pixels: number) => number
  /** For files that no browser, or not this one, can decode. */
  readonly pictureImport: ImageImport<File>
}

export type Batch<Result> = Store<BatchState<Result>> & {
  /** Inspects files one by one and processes those that are accepted; returns their number. */
  add(files: readonly File[]): Promise<number>
  /** Inspects a file and processes it in the place of another one, which stays if the new one is refused. */
  pickAgain(id: number, file: File): void
  /** Processes all files again with the current settings. */
  processAll(): void
  /** Processes one file again with changed options. */
  retry(id: number, change: { readonly recover?: boolean; readonly force?: boolean }): void
  /** Stops waiting and running work; results stay. */
  stop(): void
  /** Stops the work on one file; its early result stays. */
  skip(id: number): void
  /** Imports the original of a finished file again, to be shown beside its result. */
  showOriginal(id: number): void
  remove(id: number): void
  clear(): void
  /** Shows these files instead, with the results that they have; processes those that were not done. */
  replace(items: readonly BatchItem<Result>[]): void
  /** Drops the picked files that have not been inspected yet. */
  stopChecking(): void
  dismissRefused(): void
}

/** The visitor's pictures and their results. A new run cancels the previous one, whose results never appear. */
export function createBatch<Settings, Result>(options: BatchOptions<Settings, Result>): Batch<Result> {
  const { pool, inspect, stopInspecting, refuse, settingsFor, timeoutFor, bytesFor, pictureImport } = options
  type Item = BatchItem<Result>
  const store = createStore<BatchState<Result>>({ items: [], refused: [], checking: null })
  const update = (part: Partial<BatchState<Result>>) => store.set({ ...store.read(), ...part })
  const cancels = new Map<number, () => void>()
  let nextId = 1
  let clears = 0
  const imports = createTurns(maxImportsAtWork)
  const queue = createCheckingQueue((checking) => update({ checking }))

  const change = (id: number, edit: (item: Item) => Item) =>
    update({ items: store.read().items.map((item) => (item.id === id ? edit(item) : item)) })
  const cancel = (id: number) => {
    cancels.get(id)?.()
    cancels.delete(id)
  }
  const drop = (id: number) => {
    cancel(id)
    imports.end(id)
  }
  const settle = (id: number, work: Item['work']) => {
    cancels.delete(id)
    change(id, (item) => ({ ...item, work }))
    imports.end(id)
  }

  const halt = ({ id, work }: Item) => {
    if (work.state !== 'waiting' && work.state !== 'working') return
    cancel(id)
    settle(id, { state: 'stopped', early: work.state === 'working' ? work.early : null, timedOut: false })
  }

  /** Makes the file readable; `then` is not called when the item is stopped, removed or replaced meanwhile. */
  const importFile = (
    { id, file, metadata }: Item,
    then: (item: Item) => void,
    fail: (error: WorkError) => void,
  ) => {
    cancel(id)
    const onImported = async (imported: Imported<File>) => {
      const inspection = metadata ? null : await inspect(imported.picture)
      if (cancels.get(id) !== stop) return
      cancels.delete(id)
      if (inspection && !inspection.ok) return fail(inspection.error)
      change(id, (item) => ({ ...item, imported, metadata: inspection?.metadata ?? item.metadata }))
      forgetImports(id)
      for (const item of store.read().items) if (item.id === id) then(item)
    }
    const stop = pictureImport.start(
      { file, format: 'png', pixels: pixelsOf(metadata) },
      { progress: () => {}, done: (imported) => void onImported(imported), failed: fail },
    )
    cancels.set(id, stop)
  }

  /** Of imported pictures only some are kept in memory: uncompressed, they take three bytes a pixel. */
  const forgetImports = (latest: number) => {
    let left = maxImportedBytes
    const isKept = ({ id, imported, work }: Item): boolean => {
      // A part of the picked file takes no memory.
      if (!imported || imported === 'needed' || imported.from === 'embedded') return true
      left -= imported.picture.size
      return left >= 0 || id === latest || work.state !== 'done'
    }
    const { items } = store.read()
    const forgotten = items
      .toSorted((a, b) => Number(b.id === latest) - Number(a.id === latest))
      .filter((item) => !isKept(item))
    if (forgotten.length === 0) return
    update({
      items: items.map((item) => (forgotten.includes(item) ? { ...item, imported: 'needed' } : item)),
    })
  }

  const importAndStart = (item: Item) => {
    const { id } = item
    change(id, (current) => ({ ...current, imported: 'needed', work: { state: 'waiting' } }))
    imports.take(id, () => {
      const work = { state: 'working', stage: 'decoding', early: null } as const
      change(id, (current) => ({ ...current, work }))
      importFile(item, start, (error) => settle(id, { state: 'failed', error }))
    })
  }

  const start = (item: Item) => {
    const { id, file, imported, metadata, recover } = item
    if (imported === 'needed') return importAndStart(item)
    cancel(id)
    change(id, (current) => ({ ...current, work: { state: 'waiting' } }))
    const pixels = pixelsOf(metadata)
    const fail = (error: WorkError) => settle(id, { state: 'failed', error })
    const failed = ({ reason }: WorkerFailure) => {
      if (reason !== 'timed-out') return fail({ kind: 'unexpected' })
      const work = store.read().items.find((each) => each.id === id)?.work
      const early = work?.state === 'working' ? work.early : null
      if (early) settle(id, { state: 'stopped', early, timedOut: true })
      else fail({ kind: 'timed-out' })
    }
    const onMessage = (message: WorkResponse<Result>): WorkerFate => {
      if (message.type === 'stage') {
        change(id, (current) => {
          const early = current.work.state === 'working' ? current.work.early : null
          return { ...current, work: { state: 'working', stage: message.stage, early } }
        })
        return 'busy'
      }
      if (message.type === 'result' && !message.final) {
        const work = { state: 'working', stage: 'improving', early: message.result } as const
        change(id, (current) => ({ ...current, work }))
        return 'busy'
      }
      if (message.type === 'result') settle(id, { state: 'done', result: message.result })
      else if (message.type === 'failed') {
        if (!imported && pictureImport.accepts(message.error)) importAndStart(item)
        else fail(message.error)
      }
      return pixels > recyclePixels ? 'recycle' : 'free'
    }
    cancels.set(
      id,
      pool.run({
        request: { type: 'work', file: imported?.picture ?? file, recover, settings: settingsFor(item) },
        timeoutMs: timeoutFor(item),
        bytes: bytesFor(pixels),
        onResponse: onMessage,
        failed,
      }),
    )
  }

  /** `former` is the file that it replaces, whose id it gets: it is shown, and has the focus, where that was. */
  const take = (file: File, inspection: Inspection, former?: number): RefusedFile | null => {
    const error = refuse(inspection)
    if (error) return { id: nextId++, file, error }
    const isImported = !inspection.ok && pictureImport.accepts(inspection.error)
    const { items } = store.read()
    const isReplaced = items.some(({ id }) => id === former)
    const item: Item = {
      id: isReplaced && former !== undefined ? former : nextId++,
      file,
      metadata: inspection.ok ? inspection.metadata : null,
      imported: isImported ? 'needed' : null,
      recover: false,
      force: false,
      work: inspection.ok || isImported ? { state: 'waiting' } : { state: 'failed', error: inspection.error },
    }
    drop(item.id)
    update({ items: isReplaced ? items.map((each) => (each.id === former ? item : each)) : [...items, item] })
    if (item.work.state === 'waiting') start(item)
    return null
  }

  const clearAll = () => {
    queue.stop()
    clears += 1
    for (const { id } of store.read().items) drop(id)
    update({ items: [], refused: [] })
  }

  /** @param former the file in whose place a single new one comes */
  const inspectAll = async (files: readonly File[], former?: number): Promise<number> => {
    let accepted = 0
    const refused: RefusedFile[] = []
    const clearsBefore = clears
    update({ refused: [] })
    const isDone = await queue.add(files, {
      check: inspect,
      onChecked(inspection, file) {
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

  return {
    read: store.read,
    subscribe: store.subscribe,
    add: (files) => inspectAll(files),
    pickAgain: (id, file) => void inspectAll([file], id),
    processAll() {
      for (const item of store.read().items) if (item.metadata || item.recover || item.imported) start(item)
    },
    retry(id, { recover, force }) {
      const item = store.read().items.find((each) => each.id === id)
      if (!item) return
      const changed = { ...item, recover: recover ?? item.recover, force: force ?? item.force }
      change(id, () => changed)
      start(changed)
    },
    stop() {
      for (const item of store.read().items) halt(item)
    },
    skip(id) {
      for (const item of store.read().items) if (item.id === id) halt(item)
    },
    showOriginal(id) {
      const item = store.read().items.find((each) => each.id === id)
      if (item?.imported !== 'needed' || item.work.state !== 'done' || cancels.has(id)) return
      // Without it only the result is shown.
      importFile(
        item,
        () => {},
        () => cancels.delete(id),
      )
    },
    remove(id) {
      drop(id)
      update({ items: store.read().items.filter((item) => item.id !== id) })
    },
    clear: clearAll,
    replace(items) {
      clearAll()
      update({ items })
      for (const item of items)
        if (item.work.state === 'waiting' || item.work.state === 'working') start(item)
    },
    stopChecking() {
      stopInspecting()
      queue.stop()
    },
    dismissRefused: () => update({ refused: [] }),
  }
}
