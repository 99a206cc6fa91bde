/** A value that changes over time, in the shape that React's useSyncExternalStore takes. */
export type Store<T> = {
  /** The value now: the same reference until it changes. */
  read(): T
  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

/**
 * Listeners that are notified together; one that unsubscribes meanwhile is not called. `follow` runs when the
 * first one comes, and what it returned when the last one has left.
 */
export function createListeners<Arguments extends readonly unknown[] = []>(follow?: () => () => void) {
  const listeners = new Set<(...values: Arguments) => void>()
  let unfollow: (() => void) | undefined
  return {
    add(listener: (...values: Arguments) => void): () => void {
      // Wrapped, so that a function added twice is two listeners and each returned function removes its own.
      const wrapped = (...values: Arguments) => listener(...values)
      listeners.add(wrapped)
      if (listeners.size === 1) unfollow = follow?.()
      return () => {
        if (listeners.delete(wrapped) && listeners.size === 0) unfollow?.()
      }
    },
    notify(...values: Arguments): void {
      for (const listener of [...listeners]) if (listeners.has(listener)) listener(...values)
    },
    count: () => listeners.size,
  }
}

/** A store of one value in memory; setting the same value again notifies nobody. */
export function createStore<T>(initial: T): Store<T> & { set(value: T): void } {
  const listeners = createListeners()
  let current = initial
  return {
    read: () => current,
    subscribe: listeners.add,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      listeners.notify()
    },
  }
}
