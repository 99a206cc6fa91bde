import { useEffect, useEffectEvent } from 'react'

/** Where these keys undo what was typed, and dialogs, which lie over the palette. */
const takers =
  'textarea, select, dialog, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="color"], [type="range"])'

/** Ctrl or Cmd with Z undoes, with Shift it redoes, unless the focus is in a field that has an undo of its own. */
export function useUndoKeys(onUndo: () => void, onRedo: () => void): void {
  const press = useEffectEvent((isRedo: boolean) => (isRedo ? onRedo() : onUndo()))
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (event.defaultPrevented || (event.target instanceof Element && event.target.closest(takers))) return
      // Otherwise the browser may undo what was typed in a field that has no focus any more.
      event.preventDefault()
      press(event.shiftKey)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
