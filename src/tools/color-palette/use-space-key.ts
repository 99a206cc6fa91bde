import { useEffect, useEffectEvent } from 'react'

/** Runs when the space bar is pressed while no control has the focus, which would need it itself. */
export function useSpaceKey(run: () => void): void {
  const press = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key !== ' ' ||
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey
      )
        return
      const taken =
        event.target instanceof Element &&
        event.target.closest('a, button, input, select, textarea, summary, dialog, [role="dialog"]')
      if (taken || event.defaultPrevented) return
      // Otherwise the page would scroll.
      event.preventDefault()
      press()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
