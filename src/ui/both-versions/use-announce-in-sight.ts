import { useEffect } from 'react'
import { pageLife } from '../../platform/page-life.ts'
import { useAnnounce } from '../announcer/announcer.tsx'

/** Announces a sentence once: of a tab in the background screen readers say nothing, so there on the visitor's return. */
export function useAnnounceInSight(sentence: string): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (pageLife.isVisible()) {
      announce(sentence)
      return
    }
    const leave = pageLife.watch(() => {
      if (!pageLife.isVisible()) return
      leave()
      announce(sentence)
    })
    return leave
  }, [announce, sentence])
}
