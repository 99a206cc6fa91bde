import { useEffect, useEffectEvent } from 'react'

type Press = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>

/** Whether the space bar was pressed without repeat and modifiers; Shift and Space scroll back. */
export const isSpacePress = (press: Press): boolean =>
  press.key === ' ' &&
  !(
    press.repeat ||
    press.ctrlKey ||
    press.metaKey ||
    press.altKey ||
    press.shiftKey ||
    press.defaultPrevented
  )

/** Elements that handle the space bar themselves: controls, text fields, scroll containers (all have a role) and dialogs. */
const takers = 'a, button, input, select, textarea, summary, dialog, [role], [contenteditable]'

/** Calls back when the space bar is pressed while no element that handles it has the focus. */
export function useSpaceKey(run: () => void): void {
  const press = useEffectEvent(run)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isSpacePress(event) || (event.target instanceof Element && event.target.closest(takers))) return
      // Otherwise the page would scroll.
      event.preventDefault()
      press()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
