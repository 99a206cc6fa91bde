import { useSyncExternalStore } from 'react'
import type { Store } from '../lib/store.ts'

/** A store that says what a page is sent with, before the browser has been asked. */
type WithInitial<T> = Store<T> & { readonly initial: T }

/**
 * The value of a store, now and after every change. Until the page has come to life it is `initial`, given here or by
 * the store; a store that has none lives in this page alone and is read at once.
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
