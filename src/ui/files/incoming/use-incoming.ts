import { useEffect, useEffectEvent } from 'react'
import { arrival, fromClipboard } from '../../../platform/arrival.ts'
import { type Transfer, toolTransfer } from '../../../platform/tool-transfer.ts'
import { usePaste } from '../file-input/use-paste.ts'

/** Puts everything as it was before something came; nothing where that cannot be done. */
type Undo = (() => void) | undefined

export type IncomingHandlers = {
  /**
   * Gets files that were pasted or come from another page, as `sent` or as the `last-step` of a recipe, whose result is
   * made at once; at least one.
   */
  onFiles?(files: readonly File[], how?: 'sent' | 'last-step'): Undo
  /** Puts aside what the tool holds, once what was saved of it is there; nothing if it holds nothing. */
  makeRoom?(): Promise<Room | undefined>
  /** Gets a text that another page sent. */
  onText?(text: string): Undo
  /** Gets a text that was pasted while no field had the focus. */
  onPastedText?(text: string): Undo
  /** Get what another tool sent for a part of this one, by the names of the manifest's `accepts.parts`. */
  readonly parts?: Readonly<Record<string, (sent: Sent) => Undo>>
}

export type Room = { readonly count: number; readonly undo: () => void }

/** One of the two. */
type Sent = { readonly file: File | undefined; readonly text: string | undefined }

/** Handles content that arrives other than by pick or drop. `tool` is the tool's id. */
export function useIncoming(tool: string, handlers: IncomingHandlers): void {
  const receiveTransfer = useEffectEvent((transfer: Transfer, room?: Room) => {
    const { from, to, part, text, files = [], result, isLastStep } = transfer
    const undo = part
      ? handlers.parts?.[part]?.({ file: files[0], text })
      : text !== undefined
        ? handlers.onText?.(text)
        : files.length > 0
          ? handlers.onFiles?.(files, isLastStep ? 'last-step' : 'sent')
          : undefined
    if (!result || !undo) return
    const count = text === undefined ? files.length : 1
    if (!room) arrival.set({ from, to, kind: result, count, undo })
    else {
      const undoBoth = () => {
        undo()
        room.undo()
      }
      arrival.set({ from, to, kind: result, count, replaced: room.count, undo: undoBoth })
    }
  })
  const makeRoom = useEffectEvent(() => handlers.makeRoom?.())
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
    let isOpen = true
    const take = async () => {
      const transfer = toolTransfer.take(tool)
      if (!transfer) return
      if (!transfer.isLastStep) return receiveTransfer(transfer)
      const room = await makeRoom()
      if (isOpen) receiveTransfer(transfer, room)
    }
    void take()
    // The search sends texts to the page that is open as well.
    const unwatch = toolTransfer.watch(tool, () => void take())
    return () => {
      isOpen = false
      unwatch()
    }
  }, [tool])
}
