type EntryState = { readonly entry?: string } | null

/** No browser keeps more entries for a tab; without an end the memory would grow with every page that is opened. */
const maxEntries = 100

const entryKey = (): string => (history.state as EntryState)?.entry ?? 'first'

/**
 * Remembers how far each entry of the tab's history was scrolled. Pages load after the address has changed,
 * so the browser's own restoration would come too early; on a reload it is left to the browser again.
 */
export function createScrollMemory(): {
  /** Notes the position that is left; returns the state for a new history entry, under which its own is remembered. */
  nextEntry(): { readonly entry: string }
  /** Goes to where the current entry was left; a new one starts at its anchor or at the top. */
  restore(): void
  start(isShown: () => boolean): () => void
} {
  const positions = new Map<string, number>()
  let entries = 0
  let remember = () => {}
  return {
    nextEntry: () => {
      // The last scrolling is reported with the next frame only, and by then the entry is another one.
      remember()
      entries += 1
      return { entry: `${performance.timeOrigin}-${entries}` }
    },
    restore() {
      const left = positions.get(entryKey())
      const anchor = left === undefined && document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (anchor) anchor.scrollIntoView()
      else scrollTo({ top: left ?? 0 })
    },
    start(isShown) {
      const note = () => {
        if (!isShown()) return
        const key = entryKey()
        // Behind all others again, so that what goes first is the entry that was left longest ago.
        positions.delete(key)
        positions.set(key, scrollY)
        const [oldest] = positions.keys()
        if (positions.size > maxEntries && oldest !== undefined) positions.delete(oldest)
      }
      remember = note
      const handBack = () => {
        history.scrollRestoration = 'auto'
      }
      history.scrollRestoration = 'manual'
      addEventListener('scroll', note, { passive: true })
      addEventListener('pagehide', handBack)
      return () => {
        removeEventListener('scroll', note)
        removeEventListener('pagehide', handBack)
      }
    },
  }
}
