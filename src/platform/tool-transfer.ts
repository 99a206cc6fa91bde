export type ResultKind = 'files' | 'text' | 'color'

/** Data that one tool passes to another, in memory only. */
export type Transfer = {
  /** The id of the tool or page that offers it. */
  readonly from: string
  /** The id of the receiving tool. */
  readonly to: string
  /** The part of the receiving tool that is to take it, of its manifest's `accepts.parts`; without one, the tool as a whole. */
  readonly part?: string
  /** What it is, if it is a result of the tool `from`: its arrival is said, and can be undone. */
  readonly result?: ResultKind
  /** The last step of a recipe: what the tool holds makes room, and the result is made at once. */
  readonly isLastStep?: true
  readonly files?: readonly File[]
  readonly text?: string
}

export type ToolTransfer = {
  /** Offers a transfer; replaces an earlier one that was not taken. */
  offer(transfer: Transfer): void
  /** Takes the transfer for this tool, once; that for another tool stays. */
  take(toolId: string): Transfer | undefined
  /** Calls the listener when something is offered to this tool; returns how to stop. */
  watch(toolId: string, listener: () => void): () => void
}

export function createToolTransfer(): ToolTransfer {
  let offered: Transfer | undefined
  const listeners = new Map<string, () => void>()
  return {
    offer(transfer) {
      offered = transfer
      listeners.get(transfer.to)?.()
    },
    take(toolId) {
      if (offered?.to !== toolId) return undefined
      const taken = offered
      offered = undefined
      return taken
    },
    watch(toolId, listener) {
      listeners.set(toolId, listener)
      return () => {
        if (listeners.get(toolId) === listener) listeners.delete(toolId)
      }
    },
  }
}

export const toolTransfer: ToolTransfer = createToolTransfer()
