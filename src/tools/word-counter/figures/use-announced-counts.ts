import { useEffect, useEffectEvent } from 'react'
import { systemClock } from '../../../platform/time/clock.ts'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import type { TextCounts } from '../core/document/block-counts.ts'
import type { Messages } from '../messages.en.ts'

/** Delay between the last change and the announcement in milliseconds, so that not every key is announced. */
const announceDelayMs = 2000

/** Announces words and characters to screen readers after a pause in typing. */
export function useAnnouncedCounts(t: Messages, counts: TextCounts): void {
  const announce = useAnnounce()
  const say = useEffectEvent(() => announce(t.announce(counts.words, counts.characters)))
  useEffect(() => {
    // The action that empties the text announces it.
    if (counts.characters > 0) return systemClock.after(announceDelayMs, say)
  }, [counts])
}
