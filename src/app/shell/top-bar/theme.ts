import { useSyncExternalStore } from 'react'
import { watchKey } from '../../../platform/storage/area/watch-key.ts'

// The class on the root is the state: `begin.js` sets it from storage before the first paint, so the page can show the
// theme without loading the code that stores it.
const root = () => document.documentElement

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(root(), { attributeFilter: ['class'] })
  const unwatch = watchKey('darkMode', (value) => root().classList.toggle('dark', value === 'true'))
  return () => {
    observer.disconnect()
    unwatch()
  }
}

/** Whether the dark theme is on, and a function to toggle it. */
export function useDarkMode(): readonly [dark: boolean, toggle: () => Promise<void>] {
  const dark = useSyncExternalStore(
    subscribe,
    () => root().classList.contains('dark'),
    () => false,
  )
  const toggle = async () => {
    const change = () => root().classList.toggle('dark', !dark)
    const reduceMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (reduceMotion || !('startViewTransition' in document)) change()
    else {
      // A second toggle during the transition skips the animation and rejects `ready`; that is no failure.
      document.startViewTransition(change).ready.catch(() => {})
    }
    const { saveTheme } = await import('./save-theme.ts')
    saveTheme(!dark)
  }
  return [dark, toggle]
}
