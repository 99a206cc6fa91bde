import { useEffect, useState } from 'react'
import { type LockState, readLock, watchWorker } from '../../platform/page/offline-lock.ts'
import { readRegistration } from '../../platform/stored-data/read-registration.ts'
import { watchRegistration } from '../../platform/stored-data/registration.ts'

export type ShownLock =
  /**
   * No service worker controls this page: `asking`, `waiting`: not yet; `bypassed`: the page was reloaded without it;
   * `none`: none will be registered.
   */
  | { readonly kind: 'asking' | 'waiting' | 'bypassed' | 'none' }
  | { readonly kind: 'known'; readonly locked: boolean }

async function failureReason(): Promise<'waiting' | 'bypassed' | 'none'> {
  try {
    const { isActive, isComing } = await readRegistration()
    if (isActive) return 'bypassed'
    return isComing ? 'waiting' : 'none'
  } catch {
    // Site data are blocked.
    return 'none'
  }
}

/** Whether the offline lock is on, or why that is unknown. */
export function useLock(): readonly [ShownLock, (state: LockState) => void] {
  const [lock, setLock] = useState<ShownLock>({ kind: 'asking' })
  const [show] = useState(() => async (state: LockState, isShown: () => boolean = () => true) => {
    const found: ShownLock =
      state === undefined ? { kind: await failureReason() } : { kind: 'known', locked: state }
    if (isShown()) setLock(found)
  })
  useEffect(() => {
    let latest = 0
    const check = async () => {
      latest += 1
      const runId = latest
      await show(await readLock(), () => runId === latest)
    }
    void check()
    const leave = [watchWorker(() => void check()), watchRegistration(() => void check())]
    return () => {
      latest += 1
      for (const each of leave) each()
    }
  }, [show])
  return [lock, show]
}
