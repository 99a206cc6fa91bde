import { useRef } from 'react'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { type BatchState, type BatchSums, isImproving } from '../batch/batch-state.ts'
import { useBegun, useSettled } from '../batch/use-settled.ts'
import type { BatchMessages } from '../messages.en.ts'
import { describeChange } from '../row/describe-change.ts'

/** What is going on with a batch; its ends and the first results are announced. */
export function useBatchAnnouncements<Result extends EncodedImage<Blob>>(
  t: BatchMessages,
  language: Language,
  { items, checking }: BatchState<Result>,
  sums: BatchSums,
): { readonly isBusy: boolean; readonly isImproving: boolean } {
  const announce = useAnnounce()
  // Of many small files each is done before the next one has been inspected.
  const isBusy = sums.busy || (checking !== null && sums.total > 0)
  const reported = useRef(items)
  useSettled(isBusy, () => {
    // A pick of which all files were refused changes nothing.
    if (reported.current === items) return
    reported.current = items
    const { percent } = describeChange(t, language, sums.before, sums.after)
    const ready = sums.ready > 0 ? [t.announceDone(sums.ready, percent)] : []
    const failed = sums.failed > 0 ? [t.failed(sums.failed)] : []
    const ended = [...ready, ...failed]
    if (ended.length > 0) announce(ended.join('. '))
  })
  const improving = isImproving(sums, checking)
  useBegun(improving, () => announce(t.announceEarly(sums.ready)))
  return { isBusy, isImproving: improving }
}
