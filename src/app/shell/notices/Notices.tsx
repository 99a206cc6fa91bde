import { lazy, Suspense, useEffect, useState } from 'react'
import { endRegistration } from '../../../platform/stored-data/registration.ts'
import { PartBoundary } from '../frames/PartBoundary.tsx'

// Nothing of it is needed to show the page, so it is loaded once the page stands.
const LateNotices = lazy(async () => {
  try {
    return { default: (await import('./LateNotices.tsx')).LateNotices }
  } catch (lost) {
    // It would have registered the service worker.
    endRegistration()
    throw lost
  }
})

/** What the site itself has to say: an update, storage that keeps nothing. */
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
