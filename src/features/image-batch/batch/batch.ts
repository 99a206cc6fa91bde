import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Inspection, WorkError, WorkRequest, WorkResponse } from '../../../lib/image/image-work.ts'
import { recyclePixels } from '../../../lib/image/pixels/memory-budget.ts'
import { createStore, type Store } from '../../../lib/store.ts'
import type { WorkerFate, WorkerPool } from '../../../platform/workers/worker-pool.ts'
import type { WorkerFailure } from '../../../platform/workers/workers.ts'
import type { BatchItem, BatchState, RefusedFile } from './batch-state.ts'

export type ImageRequest<Settings> = WorkRequest<File, Settings, WebAssembly.Module>
export type ImagePool<Settings, Result> = WorkerPool<ImageRequest<Settings>, WorkResponse<Result>>

export type BatchOptions<Settings, Result> = {
  readonly pool: ImagePool<Settings, Result>
  readonly inspect: (file: File) => Promise<Inspection>
  /** Ends an inspection under way, whatever it then says. */
  readonly stopInspecting: () => void
  /** Why a file must not be taken at all; null takes it, even when it cannot be opened. */
  readonly refuse: (inspection: Inspection) => ImageError | null
  /** What a file is worked on with, asked when its work starts. */
  readonly settingsFor: (item: BatchItem<Result>) => Settings
  /** How long the work on a file may go without a report, in milliseconds. */
  readonly timeoutFor: (item: BatchItem<Result>) => number
  /** Bytes of memory that work on so many pixels takes. */
  readonly bytesFor: (pixels: number) => number
}

export type Batch<Result> = Store<BatchState<Result>> & {
  /** Looks at files one by one and works on those that are taken; returns how many. */
  add(files: readonly File[]): Promise<number>
  /** Works on everything anew, with the settings of now. */
  processAll(): void
  /** Works on one file anew, differently. */
  retry(id: number, change: { readonly recover?: boolean; readonly force?: boolean }): void
  /** Stops what waits and what is being worked on; results stay. */
  stop(): void
  /** Stops the work on one file, whose early result stays. */
  skip(id: number): void
  remove(id: number): void
  clear(): void
  /** Looks at none of the picked files that are left. */
  stopChecking(): void
  dismissRefused(): void
}

/** The visitor's pictures and what has been made of them. Latest intent wins: older work never shows up again. */
export function createBatch<Settings, Result>(options: BatchOptions<Settings, Result>): Batch<Result> {
  const { pool, inspect, stopInspecting, refuse, settingsFor, timeoutFor, bytesFor } = options
  type Item = BatchItem<Result>
  const store = createStore<BatchState<Result>>({ items: [], refused: [], checking: null })
  const update = (part: Partial<BatchState<Result>>) => store.set({ ...store.read(), ...part })
  const cancels = new Map<number, () => void>()
  let nextId = 1
  let queue: Promise<unknown> = Promise.resolve()
  /** Files picked before the list was cleared, or the checking stopped, are not wanted any more. */
  let generation = 0

  const change = (id: number, edit: (item: Item) => Item) =>
    update({ items: store.read().items.map((item) => (item.id === id ? edit(item) : item)) })
  const cancel = (id: number) => {
    cancels.get(id)?.()
    cancels.delete(id)
  }
  const settle = (id: number, work: Item['work']) => {
    cancels.delete(id)
    change(id, (item) => ({ ...item, work }))
  }

  const halt = ({ id, work }: Item) => {
    if (work.state !== 'waiting' && work.state !== 'working') return
    cancel(id)
    settle(id, { state: 'stopped', early: work.state === 'working' ? work.early : null, timedOut: false })
  }

  const start = (item: Item) => {
    const { id, file, metadata, recover } = item
    cancel(id)
    change(id, (current) => ({ ...current, work: { state: 'waiting' } }))
    const pixels = metadata ? metadata.width * metadata.height : 0
    const fail = (error: WorkError) => settle(id, { state: 'failed', error })
    const failed = ({ reason }: WorkerFailure) => {
      if (reason !== 'timed-out') return fail({ kind: 'unexpected' })
      const work = store.read().items.find((each) => each.id === id)?.work
      const early = work?.state === 'working' ? work.early : null
      if (early) settle(id, { state: 'stopped', early, timedOut: true })
      else fail({ kind: 'timed-out' })
    }
    const answered = (answer: WorkResponse<Result>): WorkerFate => {
      if (answer.type === 'stage') {
        change(id, (current) => {
          const early = current.work.state === 'working' ? current.work.early : null
          return { ...current, work: { state: 'working', stage: answer.stage, early } }
        })
        return 'busy'
      }
      if (answer.type === 'result' && !answer.final) {
        const work = { state: 'working', stage: 'improving', early: answer.result } as const
        change(id, (current) => ({ ...current, work }))
        return 'busy'
      }
      if (answer.type === 'result') settle(id, { state: 'done', result: answer.result })
      else if (answer.type === 'failed') fail(answer.error)
      return pixels > recyclePixels ? 'recycle' : 'free'
    }
    cancels.set(
      id,
      pool.run({
        request: { type: 'work', file, recover, settings: settingsFor(item) },
        timeoutMs: timeoutFor(item),
        bytes: bytesFor(pixels),
        answered,
        failed,
      }),
    )
  }

  const take = (file: File, inspection: Inspection): RefusedFile | null => {
    const id = nextId++
    const error = refuse(inspection)
    if (error) return { id, name: file.name, error }
    const item: Item = {
      id,
      file,
      metadata: inspection.ok ? inspection.metadata : null,
      recover: false,
      force: false,
      work: inspection.ok ? { state: 'waiting' } : { state: 'failed', error: inspection.error },
    }
    update({ items: [...store.read().items, item] })
    if (inspection.ok) start(item)
    return null
  }

  const check = async (files: readonly File[], runId: number): Promise<number> => {
    let taken = 0
    for (const file of files) {
      if (runId !== generation) return 0
      const inspection = await inspect(file)
      if (runId !== generation) return 0
      const refused = take(file, inspection)
      if (!refused) taken += 1
      const { checking, refused: earlier } = store.read()
      const done = (checking?.done ?? 0) + 1
      update({
        checking: checking && done < checking.total ? { done, total: checking.total } : null,
        refused: refused ? [...earlier, refused] : earlier,
      })
    }
    return taken
  }

  const empty = () => {
    generation += 1
    for (const id of [...cancels.keys()]) cancel(id)
    update({ items: [], refused: [], checking: null })
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    add(files) {
      const { checking } = store.read()
      const total = (checking?.total ?? 0) + files.length
      update({ checking: { done: checking?.done ?? 0, total }, refused: [] })
      const runId = generation
      const added = queue.then(() => check(files, runId))
      queue = added
      return added
    },
    processAll() {
      for (const item of store.read().items) if (item.metadata || item.recover) start(item)
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
    remove(id) {
      cancel(id)
      update({ items: store.read().items.filter((item) => item.id !== id) })
    },
    clear: empty,
    stopChecking() {
      generation += 1
      stopInspecting()
      update({ checking: null })
    },
    dismissRefused: () => update({ refused: [] }),
  }
}
