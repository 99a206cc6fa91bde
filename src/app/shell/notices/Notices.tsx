import { lazy, Suspense, useEffect, useState } from 'react'
import { endRegistration } from '../../../platform/stored-data/registration.ts'
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

/** Notices of the site: a new build. */
export function Notices() {
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
        <LateNotices />
      </Suspense>
    </PartBoundary>
  ) : null
}
