import { useEffect, useEffectEvent } from 'react'
import { type Pasted, pasteTakers } from '../../../platform/files/page-input.ts'

/**
 * Handles pastes on the page: files always, text only when no text field has the focus.
 * `onPaste` returns whether it accepted the content.
 */
export function usePaste(onPaste: (pasted: Pasted) => boolean): void {
  const take = useEffectEvent(onPaste)
  useEffect(() => pasteTakers.add((pasted) => take(pasted)), [])
}
