import { useEffect } from 'react'
import { pageVisibility } from '../../../platform/page/page-visibility.ts'
import { useAnnounce } from '../announcer/announcer.tsx'

/** Announces a sentence once, in a background tab only when it is visible again: screen readers ignore background tabs. */
export function useAnnounceInSight(sentence: string): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (pageVisibility.isVisible()) {
      announce(sentence)
      return
    }
    const leave = pageVisibility.watch(() => {
      if (!pageVisibility.isVisible()) return
      leave()
      announce(sentence)
    })
    return leave
  }, [announce, sentence])
}
