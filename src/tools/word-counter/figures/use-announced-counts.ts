import { useEffect, useEffectEvent } from 'react'
import { systemClock } from '../../../platform/time/clock.ts'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import type { TextCounts } from '../core/document/block-counts.ts'
import type { Messages } from '../messages.en.ts'

/** So long after the last change the counts are announced, in milliseconds: once a pause, not at every key. */
const pauseMs = 2000

/** Says words and characters to screen readers when the text has rested. */
export function useAnnouncedCounts(t: Messages, counts: TextCounts): void {
  const announce = useAnnounce()
  const say = useEffectEvent(() => announce(t.announce(counts.words, counts.characters)))
  useEffect(() => {
    // An empty text is announced by what emptied it.
    if (counts.characters > 0) return systemClock.after(pauseMs, say)
  }, [counts])
}
