import { createArea, type RawStorage, type StorageArea } from './area.ts'

const browserArea = (open: () => RawStorage): StorageArea =>
  createArea({
    open,
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        // Both kinds of storage report here; an event of neither (made by hand) counts for both.
        try {
          if (event.storageArea === null || event.storageArea === open()) listener(event.key)
        } catch {
          // Blocked since: there is nothing to report.
        }
      }
      // Chromium notifies a page that comes back from the back-forward cache of what other tabs wrote meanwhile. That
      // every browser does is not certain, so the page looks again by itself.
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

/** Kept on the device until the visitor deletes it; shared by all tabs. */
export const deviceArea: StorageArea = browserArea(() => window.localStorage)

/** Kept until this tab closes; survives a reload. */
export const tabArea: StorageArea = browserArea(() => window.sessionStorage)
