export type Turns = {
  /** Runs as soon as fewer than the allowed number have a turn; at once when this one has it already. */
  take(id: number, run: () => void): void
  /** Ends a turn, or gives up waiting for one. */
  end(id: number): void
}

/** Lets only `count` have a turn at once, the others in their order. */
export function createTurns(count: number): Turns {
  const active = new Set<number>()
  const waiting = new Map<number, () => void>()
  const next = () => {
    for (const [id, run] of waiting) {
      if (active.size >= count) return
      waiting.delete(id)
      active.add(id)
      run()
    }
  }
  return {
    take(id, run) {
      if (active.has(id)) return run()
      waiting.set(id, run)
      next()
    },
    end(id) {
      active.delete(id)
      waiting.delete(id)
      next()
    },
  }
}
