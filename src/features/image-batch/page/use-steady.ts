import { useEffect, useState } from 'react'
import type { Checking } from '../../../lib/work/checking-queue.ts'
import type { BatchItem, BatchSums } from '../batch/batch-state.ts'

/** Work that takes longer is shown with its progress and a way to cancel it, in milliseconds. */
const patience = 300

/** What a page says of its files as a whole. */
export type Overview<Result> = {
  readonly items: readonly BatchItem<Result>[]
  readonly sums: BatchSums
  readonly isBusy: boolean
  readonly isImproving: boolean
  readonly checking: Checking | null
}

type Steady<Result> = Overview<Result> & {
  /** It is what was shown before, as all of it is being made anew. */
  readonly isHeld: boolean
  /** The work has taken so long that its progress is shown. */
  readonly isSlow: boolean
}

/**
 * What to show: when files are made anew, as for another quality, first what was shown before. Most are done in a moment, and
 * nothing comes and goes in between.
 */
export function useSteady<Result>(now: Overview<Result>): Steady<Result> {
  const [former, setFormer] = useState(now)
  const [isSlow, setSlow] = useState(false)
  const isWorking = now.isBusy || now.checking !== null
  if (!isWorking && former.items !== now.items) setFormer(now)
  useEffect(() => {
    if (!isWorking) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWorking])
  const isHeld = isWorking && !isSlow && !now.isImproving && isMadeAnew(former, now)
  return { ...(isHeld ? former : now), isHeld, isSlow }
}

/** Whether all files had been worked on before, with a result of at least one. */
export const isMadeAnew = <Result>(
  former: Pick<Overview<Result>, 'items' | 'sums'>,
  { items }: Pick<Overview<Result>, 'items'>,
): boolean =>
  former.sums.ready > 0 &&
  items.length === former.items.length &&
  items.every(({ file, page }, index) => {
    const before = former.items[index]
    return before?.file === file && before.page === page
  })
