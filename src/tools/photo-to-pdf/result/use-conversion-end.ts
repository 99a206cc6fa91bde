import { useEffect } from 'react'
import type { ConversionState } from './conversion.ts'

/**
 * What the page does besides showing the state: asks before it is left while working, and hands the focus of the
 * button that was pressed on to the button that comes next.
 */
export function useConversionEnd({ state }: ConversionState): void {
  useEffect(() => {
    if (state !== 'working') return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      const { activeElement } = document
      if (activeElement !== document.body && !activeElement?.matches('[data-convert]')) return
      // Only one of the two download buttons is in sight; focusing the other does nothing.
      for (const button of document.querySelectorAll<HTMLElement>('[data-convert], [data-download]'))
        button.focus({ preventScroll: true })
    }
  }, [state])
}
