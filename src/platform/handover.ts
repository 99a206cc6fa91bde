/** What one tool passes on to another. It stays in memory: nothing is written anywhere. */
export type Handover = {
  /** The id of the tool (or page) that offers. */
  readonly from: string
  /** The id of the tool it is meant for. */
  readonly to: string
  readonly files?: readonly File[]
  readonly text?: string
}

export type HandoverDesk = {
  /** Replaces what was offered before and not taken. */
  offer(handover: Handover): void
  /** What was offered to this tool, once; what is meant for another stays. */
  take(toolId: string): Handover | undefined
}

export function createHandoverDesk(): HandoverDesk {
  let offered: Handover | undefined
  return {
    offer(handover) {
      offered = handover
    },
    take(toolId) {
      if (offered?.to !== toolId) return undefined
      const taken = offered
      offered = undefined
      return taken
    },
  }
}

export const handover: HandoverDesk = createHandoverDesk()
