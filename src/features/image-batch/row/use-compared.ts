import { useState } from 'react'
import { type BatchItem, resultOf } from '../batch/batch-state.ts'

/** The result that is compared with its original. */
export type Compared<Result> = {
  readonly item: BatchItem<Result>
  readonly result: Result
  /** The result has previous settings; the current one is being computed. */
  readonly isRenewing: boolean
}

/**
 * The chosen item, otherwise the first, with its result. While it is processed again its previous result stays, so that
 * zoom and divider do not jump and the results can be compared.
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

/** @param last the result of the previous render */
export function comparedOf<Result>(
  items: readonly BatchItem<Result>[],
  chosen: number | null,
  last: { readonly id: number; readonly result: Result } | null,
): Compared<Result> | null {
  const comparedFor = (item: BatchItem<Result> | undefined): Compared<Result> | null => {
    const result = item ? resultOf(item) : null
    return item && result ? { item, result, isRenewing: false } : null
  }
  const chosenItem = comparedFor(items.find(({ id }) => id === chosen))
  if (chosenItem) return chosenItem
  const previous = items.find(({ id }) => id === last?.id)
  const isRenewing = previous?.work.state === 'waiting' || previous?.work.state === 'working'
  if (previous && last && isRenewing && !resultOf(previous))
    return { item: previous, result: last.result, isRenewing }
  return comparedFor(items.find(resultOf))
}
