import { useLayoutEffect, useRef, useState } from 'react'
import { scrollToShow } from './scroll-to-show.ts'

/** On wide screens the page is beside the form, and always large. */
export const isNarrow = () => matchMedia('(width < 960px)').matches

type PageSize = {
  readonly isLarge: boolean
  enlarge(): void
  /** What is pressed or typed into stays where it is in the window, although the page above it gets smaller. */
  shrink(anchor: Element | null): void
}

/** Whether the page takes the whole of a narrow screen or a strip of it. */
export function usePageSize(): PageSize {
  const [isLarge, setLarge] = useState(false)
  const anchor = useRef<{ readonly element: Element; readonly top: number }>(undefined)
  useLayoutEffect(() => {
    const { element, top } = anchor.current ?? {}
    anchor.current = undefined
    if (!isNarrow()) return
    if (isLarge) {
      scrollTo({ top: 0, behavior: 'instant' })
    } else if (element && top !== undefined) {
      scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
      scrollToShow(element)
    }
  }, [isLarge])
  return {
    isLarge,
    enlarge() {
      // Or the keyboard would stay up over the page.
      const { activeElement } = document
      if (isNarrow() && activeElement instanceof HTMLElement && activeElement.matches('input, textarea'))
        activeElement.blur()
      setLarge(true)
      if (isNarrow()) scrollTo({ top: 0, behavior: 'instant' })
    },
    shrink(element) {
      if (!isLarge) return
      anchor.current = element ? { element, top: element.getBoundingClientRect().top } : undefined
      setLarge(false)
    },
  }
}
