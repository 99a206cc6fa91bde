import { askWorker, watchCopy } from '../../../platform/offline-copy/ask-worker.ts'
import { networkLog } from '../../../platform/page/network-log.ts'
import { watchWorker } from '../../../platform/page/watch-worker.ts'
import { readRegistration } from '../../../platform/stored-data/read-registration.ts'
import { isRegistrationPending, watchRegistration } from '../../../platform/stored-data/registration.ts'
import { subscribeToPath } from '../../navigation/location.ts'

/**
 * `saved`: this page works without a network; `part`: it opens without one, but some of its functions need one; `none`: it is
 * not stored, nor will be unless it is used; `undefined`: it is being stored.
 */
type OfflineState = 'saved' | 'part' | 'none' | undefined

async function readOfflineState(): Promise<OfflineState> {
  try {
    const { isActive, isComing } = await readRegistration()
    if (!isActive) return isComing && !isRegistrationPending() ? undefined : 'none'
    // A page that was loaded past its service worker has no copy to load its parts from.
    if (!navigator.serviceWorker.controller) return 'none'
    const copy = await askWorker({ kind: 'read-copy', page: location.pathname })
    return copy?.page === 'whole' ? 'saved' : (copy?.page ?? 'none')
  } catch {
    // Site data is blocked.
    return 'none'
  }
}

/** Whether requests of this page went to any other site since it was opened. */
export const isAnythingSent = (): boolean => networkLog.read().elsewhere.length > 0

/**
 * Keeps the states of the seal as attributes of the root element, which select what is visible of it. Styles instead of
 * React, because the seal of the home page is not hydrated until the catalog is needed.
 */
export function followSealState(): () => void {
  const { dataset } = document.documentElement
  const showSent = () => {
    dataset.sent = isAnythingSent() ? 'some' : 'none'
  }
  let latest = 0
  const showOffline = async () => {
    latest += 1
    const run = latest
    const state = await readOfflineState()
    if (run !== latest) return
    if (state) dataset.offline = state
    else delete dataset.offline
  }
  const onChange = () => void showOffline()
  const ends = [
    networkLog.subscribe(showSent),
    watchWorker(onChange),
    watchRegistration(onChange),
    watchCopy(onChange),
    subscribeToPath(onChange),
  ]
  // Another tab may have deleted the copy.
  document.addEventListener('visibilitychange', onChange)
  showSent()
  onChange()
  return () => {
    latest += 1
    document.removeEventListener('visibilitychange', onChange)
    for (const end of ends) end()
  }
}
