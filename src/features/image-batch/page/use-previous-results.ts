import { useEffect, useState } from 'react'
import type { Checking } from '../../../lib/work/checking-queue.ts'
import type { BatchItem, BatchSums } from '../batch/batch-state.ts'

/** After this time the progress of the work is shown, with a way to cancel it. */
const progressDelayMs = 300

/** What a page says of its files as a whole. */
export type Overview<Result> = {
  readonly items: readonly BatchItem<Result>[]
  readonly sums: BatchSums
  readonly isBusy: boolean
  readonly isImproving: boolean
  readonly checking: Checking | null
}

type Shown<Result> = Overview<Result> & {
  /** It is the former overview, of results that are being replaced. */
  readonly isPrevious: boolean
  /** The work has taken so long that its progress is shown. */
  readonly isSlow: boolean
}

/**
 * What to show of a batch. When its files are processed again, as for another quality, that is at first the former overview:
 * most are done in a moment, and nothing disappears in between.
 */
export function usePreviousResults<Result>(now: Overview<Result>): Shown<Result> {
  const [former, setFormer] = useState(now)
  const [isSlow, setSlow] = useState(false)
  const isWorking = now.isBusy || now.checking !== null
  if (!isWorking && former.items !== now.items) setFormer(now)
  useEffect(() => {
    if (!isWorking) return
    const timer = setTimeout(() => setSlow(true), progressDelayMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWorking])
  const isPrevious = isWorking && !isSlow && !now.isImproving && isProcessedAgain(former, now)
  return { ...(isPrevious ? former : now), isPrevious, isSlow }
}

/** Whether all files were there before, and at least one of them had a result. */
export const isProcessedAgain = <Result>(
  former: Pick<Overview<Result>, 'items' | 'sums'>,
  { items }: Pick<Overview<Result>, 'items'>,
): boolean =>
  former.sums.ready > 0 &&
  items.length === former.items.length &&
  items.every(({ file, page }, index) => {
    const before = former.items[index]
    return before?.file === file && before.page === page
  })
