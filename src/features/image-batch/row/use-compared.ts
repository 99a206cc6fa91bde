import { useState } from 'react'
import type { Edit } from '../../../lib/image/pixels/edit.ts'
import { type BatchItem, resultOf } from '../batch/batch-state.ts'

/** The result that is compared with its original. */
export type Compared<Result> = {
  readonly item: BatchItem<Result>
  readonly result: Result
  /** What was done with the picture for this result. */
  readonly edit: Edit
  /** The page or frame that it shows. */
  readonly page: number
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
  const [last, setLast] = useState<Last<Result> | null>(null)
  const compared = comparedOf(items, chosen, last)
  if (compared?.result !== last?.result || compared?.item.id !== last?.id)
    setLast(
      compared && { id: compared.item.id, result: compared.result, edit: compared.edit, page: compared.page },
    )
  return compared
}

type Last<Result> = Pick<Compared<Result>, 'result' | 'edit' | 'page'> & { readonly id: number }

/** @param last the result of the previous render */
export function comparedOf<Result>(
  items: readonly BatchItem<Result>[],
  chosen: number | null,
  last: Last<Result> | null,
): Compared<Result> | null {
  const comparedFor = (item: BatchItem<Result> | undefined): Compared<Result> | null => {
    const result = item ? resultOf(item) : null
    return item && result ? { item, result, edit: item.edit, page: item.page, isRenewing: false } : null
  }
  const chosenItem = comparedFor(items.find(({ id }) => id === chosen))
  if (chosenItem) return chosenItem
  const previous = items.find(({ id }) => id === last?.id)
  const isRenewing = previous?.work.state === 'waiting' || previous?.work.state === 'working'
  if (previous && last && isRenewing && !resultOf(previous))
    return { item: previous, result: last.result, edit: last.edit, page: last.page, isRenewing }
  return comparedFor(items.find(resultOf))
}
