import { useEffect } from 'react'
import { systemClock } from '../../../platform/time/clock.ts'
import { useAnnounce } from './announcer.tsx'

/** A status that changes with every key is announced once it has stayed for so long, in milliseconds. */
const pauseMs = 1000

/** Announces a text that changes while one types: the last one, after a pause; an empty one is not announced. */
export function usePausedAnnouncement(text: string): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (text === '') return
    return systemClock.after(pauseMs, () => announce(text))
  }, [text, announce])
}
