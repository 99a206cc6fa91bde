import { useSyncExternalStore } from 'react'
import type { Store } from '../lib/store.ts'

/** A store with a value for prerendering, before storage can be read. */
type WithInitial<T> = Store<T> & { readonly initial: T }

/**
 * The current value of a store. During prerendering and hydration it is `initial`, given here or by
 * the store; a store without one is in memory only and is read at once.
 */
export function useStore<T>(store: Store<T> | WithInitial<T>): T
export function useStore<T, Initial>(store: Store<T>, initial: Initial): T | Initial
export function useStore<T>(store: Store<T> | WithInitial<T>, ...given: readonly [initial?: T]): T {
  const readInitial = () => {
    if (given.length > 0) return given[0] as T
    return 'initial' in store ? store.initial : store.read()
  }
  return useSyncExternalStore(store.subscribe, store.read, readInitial)
}
