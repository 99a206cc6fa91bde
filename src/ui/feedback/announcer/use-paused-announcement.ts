import { useEffect } from 'react'
import { systemClock } from '../../../platform/time/clock.ts'
import { useAnnounce } from './announcer.tsx'

/** A status that changes with every key is announced when it has not changed for this long, in milliseconds. */
const pauseMs = 1000

/** Announces a text that changes during typing: the last one, debounced; an empty one is not announced. */
export function usePausedAnnouncement(text: string): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (text === '') return
    return systemClock.after(pauseMs, () => announce(text))
  }, [text, announce])
}
