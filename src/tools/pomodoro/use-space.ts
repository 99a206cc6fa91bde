import { useEffect, useEffectEvent } from 'react'

/** Calls when the space bar is pressed while no control has the focus. */
export function useSpace(press: () => void): void {
  const run = useEffectEvent(press)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      const isControl =
        event.target instanceof Element &&
        event.target.closest('a, button, input, select, textarea, summary, dialog, [role], [contenteditable]')
      if (isControl) return
      // It would scroll the page.
      event.preventDefault()
      run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
