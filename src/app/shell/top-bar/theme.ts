import { useSyncExternalStore } from 'react'
import { watchKey } from '../../../platform/storage/area/watch-key.ts'

// The class on the root is the state: `begin.js` sets it from storage before the first paint. So the page can show
// the theme without the code that keeps it.
const root = () => document.documentElement

const subscribe = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener)
  observer.observe(root(), { attributeFilter: ['class'] })
  const unfollow = watchKey('darkMode', (value) => root().classList.toggle('dark', value === 'true'))
  return () => {
    observer.disconnect()
    unfollow()
  }
}

/** Dark or light, and how to change it. */
export function useDarkMode(): readonly [dark: boolean, toggle: () => Promise<void>] {
  const dark = useSyncExternalStore(
    subscribe,
    () => root().classList.contains('dark'),
    () => false,
  )
  const toggle = async () => {
    const change = () => root().classList.toggle('dark', !dark)
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still || !('startViewTransition' in document)) change()
    else {
      // Pressed again at once, the change is made without its animation; that is no failure.
      document.startViewTransition(change).ready.catch(() => {})
    }
    const { saveTheme: keepTheme } = await import('./save-theme.ts')
    keepTheme(!dark)
  }
  return [dark, toggle]
}
