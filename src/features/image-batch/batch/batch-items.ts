import type { BatchItem } from './batch-state.ts'

/** The files of a batch, as those who work on them see them. */
export type BatchItems<Result> = {
  all(): readonly BatchItem<Result>[]
  find(id: number): BatchItem<Result> | undefined
  /** Nothing happens to a file that was removed. */
  change(id: number, part: Partial<BatchItem<Result>>): void
  /** Changes several at once. */
  edit(change: (item: BatchItem<Result>) => BatchItem<Result>): void
}
