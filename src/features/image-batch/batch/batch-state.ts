import type { ImageError } from '../../../lib/image/image-error.ts'
import type { Imported } from '../../../lib/image/image-import.ts'
import type { ImageMetadata, WorkError, WorkStage } from '../../../lib/image/image-work.ts'
import type { Edit } from '../../../lib/image/pixels/edit.ts'
import type { Checking } from '../../../lib/work/checking-queue.ts'

export type ItemState<Result> =
  | { readonly state: 'waiting' }
  /** `early` can be used while a better result is computed. */
  | { readonly state: 'working'; readonly stage: WorkStage; readonly early: Result | null }
  /** It can be used, and waits for its turn to become smaller. */
  | { readonly state: 'early'; readonly early: Result }
  | { readonly state: 'done'; readonly result: Result }
  | { readonly state: 'failed'; readonly error: WorkError }
  /** The visitor cancelled; or the small file timed out or failed. An early result stays. */
  | { readonly state: 'stopped'; readonly early: Result | null; readonly reason: StopReason }

type StopReason = 'cancelled' | 'timed-out' | 'failed'

export type BatchItem<Result> = {
  readonly id: number
  readonly file: File
  /** null when the header could not be read. */
  readonly metadata: ImageMetadata | null
  /**
   * What is worked on and shown instead of a file that this browser cannot decode; `needed`: to be made, or made anew
   * as it took too much memory. null for all other files.
   */
  readonly imported: Imported<File> | 'needed' | null
  /** The visitor wants what can be read of a broken file. */
  readonly recover: boolean
  /** The visitor wants all work done on this file, however long it takes. */
  readonly force: boolean
  /** Which page or frame of the file the visitor has chosen, counted from 0. */
  readonly page: number
  /** How many of them the file has, as far as it is known; otherwise 1. */
  readonly pages: number
  /** How the visitor crops and turns the picture. */
  readonly edit: Edit
  readonly work: ItemState<Result>
}

export type RefusedFile = { readonly id: number; readonly file: File; readonly error: ImageError }

export type BatchState<Result> = {
  readonly items: readonly BatchItem<Result>[]
  /** Files of the last pick whose type the tool does not accept. */
  readonly refused: readonly RefusedFile[]
  /** How many of the picked files have been inspected; null when none are left. */
  readonly checking: Checking | null
}

/** Whether there may be several pages or frames to choose from, also where the first cannot be read. */
export const mayHavePages = ({ metadata, imported, pages, page, work }: BatchItem<unknown>): boolean =>
  metadata?.animated === true || pages > 1 || page > 0 || (work.state === 'failed' && imported === 'needed')

/** The item with another page or frame of its file, to be worked on. */
export function withPage<Result>(item: BatchItem<Result>, page: number): BatchItem<Result> {
  const isAnimation = item.metadata?.animated === true
  return {
    ...item,
    page,
    // What a page is like is known once it has been imported; all frames are like the first, which browsers decode.
    metadata: isAnimation ? item.metadata : null,
    imported: isAnimation && page === 0 ? null : 'needed',
  }
}

/** The final or early result, if any. */
export function resultOf<Result>({ work }: BatchItem<Result>): Result | null {
  if (work.state === 'done') return work.result
  return work.state === 'waiting' || work.state === 'failed' ? null : work.early
}

/** The file that takes the place of another one once that is removed: the next, or the previous one of the last. */
export function neighbourOf(items: readonly BatchItem<unknown>[], id: number): number | null {
  const at = items.findIndex((item) => item.id === id)
  return (items[at + 1] ?? items[at - 1])?.id ?? null
}

export type BatchSums = {
  readonly total: number
  /** Done, failed or stopped. */
  readonly settled: number
  readonly failed: number
  readonly busy: boolean
  /** Neither settled nor with a result. */
  readonly pending: number
  /** With their final result. */
  readonly done: number
  /** Number of files with a result, and their bytes before and after. */
  readonly ready: number
  readonly before: number
  readonly after: number
}

export function sumsOf<Result extends { readonly blob: Blob }>(
  items: readonly BatchItem<Result>[],
): BatchSums {
  const sums = {
    total: items.length,
    settled: 0,
    failed: 0,
    busy: false,
    pending: 0,
    done: 0,
    ready: 0,
    before: 0,
    after: 0,
  }
  for (const item of items) {
    const { state } = item.work
    const isBusy = state === 'waiting' || state === 'working' || state === 'early'
    if (isBusy) sums.busy = true
    else sums.settled += 1
    if (state === 'failed') sums.failed += 1
    if (state === 'done') sums.done += 1
    const result = resultOf(item)
    if (isBusy && !result) sums.pending += 1
    if (!result) continue
    sums.ready += 1
    sums.before += item.file.size
    sums.after += result.blob.size
  }
  return sums
}

/** All of several files have a result or have failed, and some are still being made smaller. */
export const isImproving = ({ busy, pending, total }: BatchSums, checking: Checking | null): boolean =>
  busy && pending === 0 && total > 1 && checking === null
