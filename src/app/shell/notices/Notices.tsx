import { lazy, Suspense, useEffect, useState } from 'react'
import { endRegistration } from '../../../platform/stored-data/registration.ts'
import type { Place } from '../../navigation/routes.ts'
import { PartBoundary } from '../frames/PartBoundary.tsx'

// Not needed to show the page, so it is loaded after the page's load event.
const LateNotices = lazy(async () => {
  try {
    return { default: (await import('./LateNotices.tsx')).LateNotices }
  } catch (error) {
    // It would have registered the service worker, so nothing may wait for that.
    endRegistration()
    throw error
  }
})

/** What is shown on every page but not at once: notices of the site, and what tools show in the top bar. */
export function Notices({ place }: { readonly place: Place }) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const start = () => setReady(true)
    if (document.readyState === 'complete') start()
    else addEventListener('load', start, { once: true })
    return () => removeEventListener('load', start)
  }, [])
  return ready ? (
    <PartBoundary>
      <Suspense>
        <LateNotices place={place} />
      </Suspense>
    </PartBoundary>
  ) : null
}
