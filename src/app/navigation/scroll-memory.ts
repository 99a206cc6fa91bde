type EntryState = { readonly entry?: string } | null

/** No browser has more entries per tab; without a limit memory would grow with every page opened. */
const maxEntries = 100

const entryKey = (): string => (history.state as EntryState)?.entry ?? 'first'

/**
 * Remembers the scroll position of each history entry. Pages load after the address has changed, so the browser's own
 * restoration would come too early; on a reload it is left to the browser.
 */
export function createScrollMemory(): {
  /** Saves the current position; returns the state for a new history entry, which identifies its position. */
  nextEntry(): { readonly entry: string }
  /** Scrolls to the position of the current entry; a new one starts at its anchor or at the top. */
  restore(): void
  start(isShown: () => boolean): () => void
} {
  const positions = new Map<string, number>()
  let entries = 0
  let savePosition = () => {}
  return {
    nextEntry: () => {
      // The scroll event comes with the next frame, when the entry is already another one.
      savePosition()
      entries += 1
      return { entry: `${performance.timeOrigin}-${entries}` }
    },
    restore() {
      const saved = positions.get(entryKey())
      // Not decoded: ids here need no escapes, and what somebody has put into a link may be broken ones.
      const anchor = saved === undefined && document.getElementById(location.hash.slice(1))
      if (anchor) anchor.scrollIntoView()
      else scrollTo({ top: saved ?? 0 })
    },
    start(isShown) {
      const save = () => {
        if (!isShown()) return
        const key = entryKey()
        // Moves the entry to the end, so that the least recently used one is deleted first.
        positions.delete(key)
        positions.set(key, scrollY)
        const [oldest] = positions.keys()
        if (positions.size > maxEntries && oldest !== undefined) positions.delete(oldest)
      }
      savePosition = save
      const restoreAuto = () => {
        history.scrollRestoration = 'auto'
      }
      history.scrollRestoration = 'manual'
      addEventListener('scroll', save, { passive: true })
      addEventListener('pagehide', restoreAuto)
      return () => {
        removeEventListener('scroll', save)
        removeEventListener('pagehide', restoreAuto)
      }
    },
  }
}
