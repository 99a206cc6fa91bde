import { useSyncExternalStore } from 'react'

/** From this width on, settings and result are side by side. */
const query = '(width >= 960px)'

function subscribe(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether settings and result are side by side; true during prerendering, where nothing depends on it. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => true,
  )
