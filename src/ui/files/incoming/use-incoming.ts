import { useEffect, useEffectEvent } from 'react'
import { arrival, fromClipboard } from '../../../platform/arrival.ts'
import { sessionRestore } from '../../../platform/session-restore/session-restore.ts'
import { type Transfer, toolTransfer } from '../../../platform/tool-transfer.ts'
import { usePaste } from '../file-input/use-paste.ts'

/** Puts everything as it was before something came; nothing where that cannot be done. */
type Undo = (() => void) | undefined

export type IncomingHandlers = {
  /** Gets files that were pasted, sent by another page or restored after an update of the site; at least one. */
  onFiles?(files: readonly File[]): Undo
  /** Gets a text that another page sent. */
  onText?(text: string): Undo
  /** Gets a text that was pasted while no field had the focus. */
  onPastedText?(text: string): Undo
  /** Get what another tool sent for a part of this one, by the names of the manifest's `accepts.parts`. */
  readonly parts?: Readonly<Record<string, (sent: Sent) => Undo>>
  /** The page's files, to be restored after an update of the site. */
  filesToRestore?(): readonly File[]
}

/** One of the two. */
type Sent = { readonly file: File | undefined; readonly text: string | undefined }

/** Handles content that arrives other than by pick or drop. `tool` is the tool's id. */
export function useIncoming(tool: string, handlers: IncomingHandlers): void {
  const receive = useEffectEvent((files: unknown): Undo => {
    const found = Array.isArray(files) ? files.filter((file) => file instanceof File) : []
    return found.length > 0 ? handlers.onFiles?.(found) : undefined
  })
  const receiveTransfer = useEffectEvent((transfer: Transfer) => {
    const { from, to, part, text, files = [], result } = transfer
    const undo = part
      ? handlers.parts?.[part]?.({ file: files[0], text })
      : text === undefined
        ? receive(files)
        : handlers.onText?.(text)
    if (result && undo)
      arrival.set({ from, to, kind: result, count: text === undefined ? files.length : 1, undo })
  })
  const snapshot = useEffectEvent(() => {
    const files = handlers.filesToRestore?.() ?? []
    return files.length > 0 ? files : undefined
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
  useEffect(() => sessionRestore.register({ key: tool, snapshot: () => snapshot() }), [tool])
  useEffect(() => {
    const take = () => {
      const transfer = toolTransfer.take(tool)
      if (transfer) receiveTransfer(transfer)
    }
    take()
    void sessionRestore.take(tool).then((restored) => void receive(restored))
    // The search sends texts to the page that is open as well.
    return toolTransfer.watch(tool, take)
  }, [tool])
}
