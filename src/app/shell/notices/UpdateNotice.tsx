import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { readOfflineState, startUpdates, subscribeToOfflineState } from '../../offline/updates.ts'

const UpdateOffer = lazy(async () => ({ default: (await import('./UpdateOffer.tsx')).UpdateOffer }))

/** Registers the service worker and offers a new build when there is one. */
export function UpdateNotice() {
  const state = useSyncExternalStore(subscribeToOfflineState, readOfflineState)

  useEffect(() => {
    void startUpdates()
  }, [])

  return state === 'update-ready' || state === 'reload-needed' ? (
    <Suspense>
      <UpdateOffer />
    </Suspense>
  ) : null
}
