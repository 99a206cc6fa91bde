/** How many of the items that wait or have been checked since the queue was last empty are done. */
export type Checking = { readonly done: number; readonly total: number }

export type CheckOptions<Item, Checked> = {
  readonly check: (item: Item) => Promise<Checked>
  /** Gets each result, in order; once the queue has been stopped, only what is `left` of the running check. */
  readonly onChecked: (result: Checked, item: Item) => void
  /** What counts of the result of a check that was running when the queue was stopped, such as pages read until then. */
  readonly left?: (result: Checked) => Checked | null
  /** After the last item of this call, or when the rest of them was dropped. */
  readonly onEnd?: () => void
}

export type CheckingQueue = {
  /** Checks items one by one, after those added before; resolves to false when the queue was stopped meanwhile. */
  add<Item, Checked>(items: readonly Item[], options: CheckOptions<Item, Checked>): Promise<boolean>
  /** The item that is being checked turns out to have further parts, or so many of them are done. */
  parts(found: number, done: number): void
  /** Drops what has not been checked. A running check goes on, but its result counts no more, but for what is `left`. */
  stop(): void
}

/** Checks what the visitor picks, pick after pick. `onProgress` gets null when nothing is left to check. */
export function createCheckingQueue(onProgress: (checking: Checking | null) => void): CheckingQueue {
  let checking: Checking | null = null
  let last: Promise<unknown> = Promise.resolve()
  /** A stop drops what was added before it. */
  let stops = 0

  const progress = (next: Checking | null) => {
    checking = next
    onProgress(next)
  }
  async function checkAll<Item, Checked>(
    items: readonly Item[],
    { check, onChecked, left, onEnd }: CheckOptions<Item, Checked>,
    stopsBefore: number,
  ): Promise<boolean> {
    const isStopped = () => stops !== stopsBefore
    let unchecked = items.length
    try {
      for (const item of items) {
        if (isStopped()) break
        const result = await check(item)
        if (isStopped()) {
          const rest = left?.(result)
          if (rest) onChecked(rest, item)
          break
        }
        onChecked(result, item)
        unchecked -= 1
        if (checking) progress({ ...checking, done: checking.done + 1 })
      }
      onEnd?.()
    } finally {
      // What a failed check leaves unchecked counts no more.
      if (!isStopped() && checking) {
        const total = checking.total - unchecked
        if (checking.done >= total) progress(null)
        else if (unchecked > 0) progress({ ...checking, total })
      }
    }
    return !isStopped()
  }

  return {
    add(items, options) {
      progress({ done: checking?.done ?? 0, total: (checking?.total ?? 0) + items.length })
      const stopsBefore = stops
      const added = last.then(() => checkAll(items, options, stopsBefore))
      // One pick whose check fails does not hold up the next.
      last = added.catch(() => {})
      return added
    },
    parts(found, done) {
      if (checking) progress({ done: checking.done + done, total: checking.total + found })
    },
    stop() {
      stops += 1
      progress(null)
    },
  }
}
