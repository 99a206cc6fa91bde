import { useEffect, useState } from 'react'
import { type LockState, readLock } from '../../platform/page/offline-lock.ts'
import { watchWorker } from '../../platform/page/watch-worker.ts'
import { readRegistration } from '../../platform/stored-data/read-registration.ts'
import { watchRegistration } from '../../platform/stored-data/registration.ts'

export type OfflineLockState =
  /**
   * No service worker has responded. `loading`: the response is pending; `installing`: a worker is being installed;
   * `bypassed`: a worker is active, but the page was loaded without it; `none`: there is no worker to expect.
   */
  | { readonly kind: 'loading' | 'installing' | 'bypassed' | 'none' }
  | { readonly kind: 'known'; readonly locked: boolean }

async function missingWorkerReason(): Promise<'installing' | 'bypassed' | 'none'> {
  try {
    const { isActive, isComing } = await readRegistration()
    if (isActive) return 'bypassed'
    return isComing ? 'installing' : 'none'
  } catch {
    // Site data is blocked.
    return 'none'
  }
}

/** The state of the offline lock, or why it is unknown, and a function that shows a newer state. */
export function useOfflineLock(): readonly [OfflineLockState, (state: LockState) => void] {
  const [lock, setLock] = useState<OfflineLockState>({ kind: 'loading' })
  const [show] = useState(() => async (state: LockState, isCurrent: () => boolean = () => true) => {
    const next: OfflineLockState =
      state === undefined ? { kind: await missingWorkerReason() } : { kind: 'known', locked: state }
    if (isCurrent()) setLock(next)
  })
  useEffect(() => {
    let latest = 0
    const check = async () => {
      latest += 1
      const runId = latest
      await show(await readLock(), () => runId === latest)
    }
    void check()
    const unsubscribers = [watchWorker(() => void check()), watchRegistration(() => void check())]
    return () => {
      latest += 1
      for (const unsubscribe of unsubscribers) unsubscribe()
    }
  }, [show])
  return [lock, show]
}
