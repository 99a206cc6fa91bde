import { useEffect, useState } from 'react'
import { type CopyOutcome, clipboard } from '../../../platform/files/clipboard.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { useAnnounce } from '../../feedback/announcer/announcer.tsx'
import { useUiText } from '../../text/ui-text.tsx'

/** How long 'Copied!' is shown, in milliseconds (from the specification). */
const confirmation = 2000

/** The outcome of the last click, while it is shown, and the click handler. */
export function useCopy(
  copy: string | (() => Promise<CopyOutcome>),
  onCopied?: () => void,
): readonly [CopyOutcome | undefined, () => void] {
  const text = useUiText()
  const announce = useAnnounce()
  const [shown, setShown] = useState<{ readonly outcome: CopyOutcome }>()

  useEffect(() => {
    if (shown?.outcome !== 'copied') return
    return systemClock.after(confirmation, () => setShown(undefined))
  }, [shown])

  const run = async () => {
    const outcome = await (typeof copy === 'string' ? clipboard.copyText(copy) : copy())
    setShown({ outcome })
    if (outcome !== 'copied') return
    announce(text.copied)
    onCopied?.()
  }
  return [shown?.outcome, () => void run()]
}
