/** What one tool passes on to another. It stays in memory: nothing is written anywhere. */
export type Transfer = {
  /** The id of the tool (or page) that offers. */
  readonly from: string
  /** The id of the tool it is meant for. */
  readonly to: string
  readonly files?: readonly File[]
  readonly text?: string
}

export type ToolTransfer = {
  /** Replaces what was offered before and not taken. */
  offer(transfer: Transfer): void
  /** What was offered to this tool, once; what is meant for another stays. */
  take(toolId: string): Transfer | undefined
}

export function createToolTransfer(): ToolTransfer {
  let offered: Transfer | undefined
  return {
    offer(transfer) {
      offered = transfer
    },
    take(toolId) {
      if (offered?.to !== toolId) return undefined
      const taken = offered
      offered = undefined
      return taken
    },
  }
}

export const toolTransfer: ToolTransfer = createToolTransfer()
