import { useState } from 'react'
import { type BatchItem, resultOf } from '../batch/batch-state.ts'

/** What is shown beside its original. */
export type Compared<Result> = {
  readonly item: BatchItem<Result>
  readonly result: Result
  /** The result is of other settings; the one of now is on its way. */
  readonly isRenewing: boolean
}

/**
 * The chosen item, or else the first, with its result. While it is worked on anew the former result stays: nothing
 * jumps, and what is looked at, zoom and line included, can be compared with what comes.
 */
export function useCompared<Result>(
  items: readonly BatchItem<Result>[],
  chosen: number | null,
): Compared<Result> | null {
  const [last, setLast] = useState<{ readonly id: number; readonly result: Result } | null>(null)
  const compared = comparedOf(items, chosen, last)
  if (compared?.result !== last?.result || compared?.item.id !== last?.id)
    setLast(compared && { id: compared.item.id, result: compared.result })
  return compared
}

/** @param last what was shown before */
export function comparedOf<Result>(
  items: readonly BatchItem<Result>[],
  chosen: number | null,
  last: { readonly id: number; readonly result: Result } | null,
): Compared<Result> | null {
  const shown = (item: BatchItem<Result> | undefined): Compared<Result> | null => {
    const result = item ? resultOf(item) : null
    return item && result ? { item, result, isRenewing: false } : null
  }
  const atChosen = shown(items.find(({ id }) => id === chosen))
  if (atChosen) return atChosen
  const before = items.find(({ id }) => id === last?.id)
  const isRenewing = before?.work.state === 'waiting' || before?.work.state === 'working'
  if (before && last && isRenewing && !resultOf(before))
    return { item: before, result: last.result, isRenewing }
  return shown(items.find(resultOf))
}
