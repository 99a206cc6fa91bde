export type Turns = {
  /**
   * Runs as soon as fewer than the allowed number have a turn; at once when this one has it already. Of those that wait
   * the lowest rank is next, by default in the order they came.
   */
  take(id: number, run: () => void, rank?: () => number): void
  /** Ends a turn, or gives up waiting for one. */
  end(id: number): void
}

/** Lets only `count` have a turn at once. */
export function createTurns(count: number): Turns {
  const active = new Set<number>()
  const waiting = new Map<number, { readonly run: () => void; readonly rank: () => number }>()
  const next = () => {
    while (active.size < count) {
      const [first] = [...waiting].toSorted(([, a], [, b]) => a.rank() - b.rank())
      if (!first) return
      const [id, { run }] = first
      waiting.delete(id)
      active.add(id)
      run()
    }
  }
  return {
    take(id, run, rank = () => 0) {
      if (active.has(id)) return run()
      waiting.set(id, { run, rank })
      next()
    },
    end(id) {
      active.delete(id)
      waiting.delete(id)
      // Of many that end together none is to run as another one ends.
      queueMicrotask(next)
    },
  }
}
