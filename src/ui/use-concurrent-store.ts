import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Store } from '../lib/store.ts'

const subscribeToNothing = () => () => {}

/**
 * The value of a store, rendered with the priority of what has changed it, where `useStore` renders at once: a change
 * within `startTransition` is rendered after the frame, and a later one interrupts it. What a press does must therefore
 * read the store. During prerendering and hydration it is `initial`; a store without one is in memory only.
 */
export function useConcurrentStore<T>(store: Store<T> & { readonly initial?: T }): T {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const [value, setValue] = useState(() =>
    'initial' in store && !isHydrated ? (store.initial as T) : store.read(),
  )
  useLayoutEffect(() => {
    const follow = () => {
      const now = store.read()
      setValue(() => now)
    }
    follow()
    return store.subscribe(follow)
  }, [store])
  return value
}
