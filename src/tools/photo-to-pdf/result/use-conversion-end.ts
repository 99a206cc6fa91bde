import { useEffect } from 'react'
import type { ConversionState } from './conversion.ts'

/**
 * Asks for confirmation before the page is left during a conversion, and moves the focus from the convert button to the
 * next button when it ends.
 */
export function useConversionEnd({ state }: ConversionState): void {
  useEffect(() => {
    if (state !== 'working') return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => {
      removeEventListener('beforeunload', preventUnload)
      focusNext()
    }
  }, [state])
}

/** Moves the focus from the convert button, or from a button that is gone, to the next one. */
export function focusNext(): void {
  const { activeElement } = document
  if (activeElement !== document.body && !activeElement?.matches('[data-convert]')) return
  // Only one of the two download buttons is visible; focusing the other does nothing.
  for (const next of ['[data-convert]', '[data-download]'])
    for (const button of document.querySelectorAll<HTMLElement>(next)) button.focus({ preventScroll: true })
}
