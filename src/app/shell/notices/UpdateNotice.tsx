import { useEffect, useSyncExternalStore } from 'react'
import { latePart } from '../../../ui/late-part.tsx'
import { readOfflineState, startUpdates, subscribeToOfflineState } from '../../offline/updates.ts'

const UpdateOffer = latePart(async () => (await import('./UpdateOffer.tsx')).UpdateOffer)

/** Registers the service worker and offers a new build when there is one. */
export function UpdateNotice() {
  const state = useSyncExternalStore(subscribeToOfflineState, readOfflineState)

  useEffect(() => {
    void startUpdates()
  }, [])

  return state === 'update-ready' || state === 'reload-needed' ? (
    <UpdateOffer isMissing={state === 'reload-needed'} />
  ) : null
}
