import { useEffect, useEffectEvent } from 'react'

export type Pasted = { readonly files: readonly File[]; readonly text: string }

/**
 * Handles pastes on the page: files always, text only when no text field has the focus.
 * `onPaste` returns whether it accepted the content.
 */
export function usePaste(onPaste: (pasted: Pasted) => boolean): void {
  const take = useEffectEvent(onPaste)

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const editing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (files.length === 0 && editing) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (take({ files, text })) event.preventDefault()
    }
    addEventListener('paste', paste)
    return () => removeEventListener('paste', paste)
  }, [])
}
