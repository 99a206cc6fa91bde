import { useEffect, useState } from 'react'
import { type LockState, readLock, watchWorker } from '../../platform/offline-lock.ts'

export type ShownLock =
  | { readonly kind: 'asking' | 'waiting' | 'none' }
  | { readonly kind: 'known'; readonly locked: boolean }

const hasWorkers = () => 'serviceWorker' in navigator

/** Whether the offline lock is on; `waiting`: the service worker does not answer for this page yet. */
export function useLock(): readonly [ShownLock, (state: LockState) => void] {
  const [lock, setLock] = useState<ShownLock>({ kind: 'asking' })
  const show = (state: LockState) =>
    setLock(
      state === undefined ? { kind: hasWorkers() ? 'waiting' : 'none' } : { kind: 'known', locked: state },
    )
  useEffect(() => {
    let shown = true
    const look = async () => {
      const state = await readLock()
      if (!shown) return
      if (state !== undefined) setLock({ kind: 'known', locked: state })
      else setLock({ kind: hasWorkers() ? 'waiting' : 'none' })
    }
    void look()
    const leave = watchWorker(() => void look())
    return () => {
      shown = false
      leave()
    }
  }, [])
  return [lock, show]
}
