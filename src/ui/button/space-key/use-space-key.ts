import { useEffect, useEffectEvent } from 'react'

type Press = Pick<
  KeyboardEvent,
  'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>

/** Whether the space bar was pressed once and alone: held down it repeats, and Shift with it scrolls back. */
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

/** What needs the space bar itself: controls, what is typed into, boxes that scroll (all have a role) and dialogs. */
const takers = 'a, button, input, select, textarea, summary, dialog, [role], [contenteditable]'

/** Runs when the space bar is pressed while nothing has the focus that needs it itself. */
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
