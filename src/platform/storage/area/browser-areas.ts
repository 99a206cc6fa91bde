import { createArea, type RawStorage, type StorageArea } from './area.ts'

const browserArea = (open: () => RawStorage): StorageArea =>
  createArea({
    open,
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        // Events of both storages arrive here; a synthetic event without a storage counts for both.
        try {
          if (event.storageArea === null || event.storageArea === open()) listener(event.key)
        } catch {
          // Storage was blocked meanwhile: there is nothing to report.
        }
      }
      // Chromium sends a page in the back-forward cache the storage events of other tabs when it returns. Other
      // browsers may not, so the page reads again.
      const onReturn = ({ persisted }: PageTransitionEvent) => {
        if (persisted) listener(undefined)
      }
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onReturn)
      return () => {
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onReturn)
      }
    },
  })

/** Local storage: until the visitor deletes it, shared by all tabs. */
export const deviceArea: StorageArea = browserArea(() => window.localStorage)

/** Session storage: until this tab closes; survives a reload. */
export const tabArea: StorageArea = browserArea(() => window.sessionStorage)
