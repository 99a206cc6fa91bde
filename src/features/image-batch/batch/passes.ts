import { pixelsOf } from '../../../lib/image/header/metadata.ts'
import type { ImageFormat } from '../../../lib/image/header/sniff.ts'
import type { ImageImport } from '../../../lib/image/image-import.ts'
import type {
  Inspection,
  WorkError,
  WorkPass,
  WorkRequest,
  WorkResponse,
} from '../../../lib/image/image-work.ts'
import { recyclePixels } from '../../../lib/image/pixels/memory-budget.ts'
import type { WorkerFate, WorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { WorkerFailure } from '../../../platform/workers/workers.ts'
import type { BatchItems } from './batch-items.ts'
import { type BatchItem, type ItemState, resultOf } from './batch-state.ts'
import { createImports } from './imports.ts'

export type ImageRequest<Settings> = WorkRequest<File, Settings, WebAssembly.Module>
export type ImagePool<Settings, Result> = WorkerPool<ImageRequest<Settings>, WorkResponse<Result>>

export type PassesOptions<Settings, Result> = {
  readonly pool: ImagePool<Settings, Result>
  /** The settings to process a file with; called when its work starts. */
  readonly settingsFor: (item: BatchItem<Result>) => Settings
  /** How long the work on a file may go on without a message, in milliseconds. */
  readonly timeoutFor: (item: BatchItem<Result>) => number
  /** Memory that processing this many pixels takes, in bytes. */
  readonly bytesFor: (pixels: number) => number
  /** For files that no browser, or not this one, can decode. */
  readonly pictureImport: ImageImport<File>
  readonly inspect: (file: File) => Promise<Inspection>
  /** Whether a worker keeps the pixels of the shown file for further settings. */
  readonly keepsPixels?: (settings: Settings) => boolean
}

type Surroundings<Result> = {
  readonly items: BatchItems<Result>
  /** There is no other file, nor will there be one in a moment. */
  readonly isAlone: () => boolean
  /** Further files may come in a moment. */
  readonly isChecking: () => boolean
}

/** Far behind every file of a first pass. */
const secondPass = 1e9

export type Passes<Result> = {
  /** Works on a file anew. */
  start(item: BatchItem<Result>): void
  /** Goes on with a file that has an early result. */
  goOn(item: BatchItem<Result>, early: Result): void
  /** Begins the second pass if the first one is over. */
  improve(): void
  /** Ends all work on a file, without a word of it. */
  drop(id: number): void
  /** Stops the work on some files; their early results stay. */
  stop(items: readonly BatchItem<Result>[]): void
  /** Makes the picture of an imported file again, to be shown beside its result. */
  showOriginal(id: number): void
  /** The file that the visitor sees: it and those beside it come first. */
  show(id: number | undefined): void
}

/**
 * The work on a batch's files: first one that costs little on all of them, so that everything can be downloaded, then
 * the small files. A file that is alone gets both at once.
 */
export function createPasses<Settings, Result>(
  options: PassesOptions<Settings, Result> & Surroundings<Result>,
): Passes<Result> {
  const { pool, settingsFor, timeoutFor, bytesFor, pictureImport, keepsPixels } = options
  const { items, inspect, isAlone, isChecking } = options
  const imports = createImports({ items, inspect, pictureImport })
  type Item = BatchItem<Result>
  type Run = { readonly settings: Settings; readonly pass: WorkPass }
  const cancels = new Map<number, (gently: boolean) => void>()
  /** By which a worker knows that a file comes again: a message carries a copy of it. */
  const numbers = new WeakMap<File, number>()
  let nextNumber = 1
  /** What the second pass is to do, by the file's id. */
  const later = new Map<number, () => void>()
  const opened = new Set<ImageFormat>()
  const notOpened = new Set<ImageFormat>()
  let shown: number | undefined

  const setWork = (id: number, work: ItemState<Result>) => items.change(id, { work })
  const earlyOf = (id: number): Result | null => {
    const item = items.find(id)
    return item ? resultOf(item) : null
  }
  const numberOf = (file: File): number => {
    const number = numbers.get(file) ?? nextNumber++
    numbers.set(file, number)
    return number
  }
  const cancel = (id: number, gently = false) => {
    cancels.get(id)?.(gently)
    cancels.delete(id)
    later.delete(id)
    imports.cancel(id)
  }
  const drop = (id: number) => {
    const item = items.find(id)
    cancel(id)
    if (item) {
      pool.forget(numberOf(item.file))
      // Of another page of the file nothing is kept.
      numbers.delete(item.file)
    }
    imports.end(id)
  }
  const settle = (id: number, work: ItemState<Result>) => {
    cancels.delete(id)
    setWork(id, work)
    imports.end(id)
    improve()
  }
  /** An early result is not lost when no small file can be made of it. */
  const fail = (id: number, error: WorkError) => {
    const early = earlyOf(id)
    const reason = error.kind === 'timed-out' ? error.kind : 'failed'
    settle(id, early ? { state: 'stopped', early, reason } : { state: 'failed', error })
  }
  /** Files are in the order of their ids: those beside the shown one come after it. */
  const rank = (id: number, pass: WorkPass) => {
    const distance = shown === undefined ? id : Math.abs(id - shown) * 2 + (id < shown ? 1 : 0)
    return distance + (pass === 'small' ? secondPass : 0)
  }

  const improve = () => {
    if (later.size === 0 || isChecking() || items.all().some(({ work }) => work.state === 'waiting')) return
    const runs = [...later.values()]
    later.clear()
    for (const run of runs) run()
  }

  const postpone = (id: number, early: Result, settings: Settings) => {
    cancels.delete(id)
    later.set(id, () => {
      const item = items.find(id)
      if (item) open(item, { settings, pass: 'small' })
    })
    settle(id, { state: 'early', early })
  }

  /** Of a format that no worker has opened and one has not. */
  const isNotOpened = ({ metadata }: Item) =>
    metadata !== null && notOpened.has(metadata.format) && !opened.has(metadata.format)

  const open = (item: Item, run: Run) => {
    const { id, file, imported } = item
    if (imported === null && !isNotOpened(item)) return work(item, file, run)
    if (imported && imported !== 'needed' && imported.from === 'embedded')
      return work(item, imported.picture, run)
    items.change(id, { imported: imported ?? 'needed' })
    imports.start(id, {
      rank: () => rank(id, run.pass),
      began: () => setWork(id, { state: 'working', stage: 'decoding', early: earlyOf(id) }),
      ready(picture) {
        const latest = items.find(id)
        if (latest) work(latest, picture, run)
      },
      failed: (error) => fail(id, error),
    })
  }

  /** The format of a file turned out to be one that the workers do not open: what waits is not given to them. */
  const importInstead = (item: Item, run: Run) => {
    if (item.metadata) notOpened.add(item.metadata.format)
    setWork(item.id, { state: 'waiting' })
    open({ ...item, imported: 'needed' }, run)
    for (const other of items.all())
      if (other.work.state === 'waiting' && other.imported === null && isNotOpened(other)) start(other)
  }

  const work = (item: Item, picture: File, run: Run) => {
    const { id, file, metadata, imported, recover, edit } = item
    const { pass, settings } = run
    const pixels = pixelsOf(metadata)
    const failed = ({ reason }: WorkerFailure) =>
      fail(id, { kind: reason === 'timed-out' ? reason : 'unexpected' })
    let isCancelled = false
    const onResponse = (message: WorkResponse<Result>): WorkerFate => {
      const isOver =
        message.type === 'failed' || (message.type === 'result' && (message.final || pass === 'quick'))
      if (!isCancelled) onMessage(message)
      return !isOver ? 'busy' : pixels > recyclePixels ? 'recycle' : 'free'
    }
    const onMessage = (message: WorkResponse<Result>) => {
      if (message.type === 'stage') {
        setWork(id, { state: 'working', stage: message.stage, early: earlyOf(id) })
      } else if (message.type === 'result') {
        if (!imported && metadata) opened.add(metadata.format)
        if (message.final) settle(id, { state: 'done', result: message.result })
        else if (pass !== 'quick')
          setWork(id, { state: 'working', stage: 'improving', early: message.result })
        else postpone(id, message.result, settings)
      } else if (message.type === 'failed') {
        // Its worker is free: it must not be ended with the work.
        cancels.delete(id)
        if (!imported && pictureImport.accepts(message.error)) importInstead(item, run)
        else fail(id, message.error)
      }
    }
    // With further settings the shown file comes again.
    const keep = keepsPixels?.(settings) && (id === shown || isAlone()) ? numberOf(file) : null
    const end = pool.run({
      request: { type: 'work', file: picture, recover, edit, settings, pass, keep },
      timeoutMs: timeoutFor(item),
      bytes: bytesFor(pixels),
      rank: () => rank(id, pass),
      keep,
      stop: { type: 'stop' },
      onResponse,
      failed,
    })
    cancels.set(id, (gently) => {
      isCancelled = true
      end(gently)
    })
  }

  const start = (item: Item) => {
    cancel(item.id, true)
    setWork(item.id, { state: 'waiting' })
    open(item, { settings: settingsFor(item), pass: isAlone() ? 'both' : 'quick' })
  }

  return {
    start,
    goOn(item, early) {
      cancel(item.id)
      postpone(item.id, early, settingsFor(item))
    },
    improve,
    drop,
    stop(stopped) {
      // None of them is to begin its second pass as another one ends.
      for (const { id } of stopped) later.delete(id)
      for (const { id, work } of stopped) {
        if (work.state === 'done' || work.state === 'failed' || work.state === 'stopped') continue
        const early = earlyOf(id)
        cancel(id)
        settle(id, { state: 'stopped', early, reason: 'cancelled' })
      }
    },
    showOriginal: imports.show,
    show(id) {
      shown = id
    },
  }
}
