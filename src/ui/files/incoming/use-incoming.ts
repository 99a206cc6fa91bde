import { useEffect, useEffectEvent } from 'react'
import { arrival, fromClipboard } from '../../../platform/arrival.ts'
import { type Transfer, toolTransfer } from '../../../platform/tool-transfer.ts'
import { usePaste } from '../file-input/use-paste.ts'

/** Puts everything as it was before something came; nothing where that cannot be done. */
type Undo = (() => void) | undefined

export type IncomingHandlers = {
  /** Gets files that were pasted or, as `sent`, come from another page; at least one. */
  onFiles?(files: readonly File[], sent?: 'sent'): Undo
  /** Gets a text that another page sent. */
  onText?(text: string): Undo
  /** Gets a text that was pasted while no field had the focus. */
  onPastedText?(text: string): Undo
  /** Get what another tool sent for a part of this one, by the names of the manifest's `accepts.parts`. */
  readonly parts?: Readonly<Record<string, (sent: Sent) => Undo>>
}

/** One of the two. */
type Sent = { readonly file: File | undefined; readonly text: string | undefined }

/** Handles content that arrives other than by pick or drop. `tool` is the tool's id. */
export function useIncoming(tool: string, handlers: IncomingHandlers): void {
  const receiveTransfer = useEffectEvent((transfer: Transfer) => {
    const { from, to, part, text, files = [], result } = transfer
    const undo = part
      ? handlers.parts?.[part]?.({ file: files[0], text })
      : text !== undefined
        ? handlers.onText?.(text)
        : files.length > 0
          ? handlers.onFiles?.(files, 'sent')
          : undefined
    if (result && undo)
      arrival.set({ from, to, kind: result, count: text === undefined ? files.length : 1, undo })
  })
  usePaste(({ files, text }) => {
    if (files.length > 0) {
      handlers.onFiles?.(files)
      return handlers.onFiles !== undefined
    }
    const undo = text.trim() === '' ? undefined : handlers.onPastedText?.(text)
    if (undo) arrival.set({ from: fromClipboard, to: tool, kind: 'text', count: 1, undo })
    return undo !== undefined
  })
  useEffect(() => {
    const take = () => {
      const transfer = toolTransfer.take(tool)
      if (transfer) receiveTransfer(transfer)
    }
    take()
    // The search sends texts to the page that is open as well.
    return toolTransfer.watch(tool, take)
  }, [tool])
}
