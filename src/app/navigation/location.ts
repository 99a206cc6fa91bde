const listeners = new Set<() => void>()

/** The path in the address bar. */
export const readPath = (): string => location.pathname

/** Calls the listener after every change of the address without a reload, by the visitor or by `navigate`. */
export function subscribeToPath(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** Adds an entry with `state` to the tab's history. */
export function navigate(to: string, state: unknown): void {
  history.pushState(state, '', to)
  for (const listener of listeners) listener()
}
