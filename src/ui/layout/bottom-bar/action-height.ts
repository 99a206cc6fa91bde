import { createContext, useContext, useEffect, useState } from 'react'

type Observe = (element: HTMLElement | null) => void

/** Gets the bar of the page's action. */
const Context = createContext<Observe>(() => {})

export const ActionBarProvider = Context.Provider
export const useActionBar = (): Observe => useContext(Context)

/**
 * Measures what stays at the bottom of the window: the whole action below the settings, or its bar where that is fixed.
 * Styles find it in `--action-height`. Returns what gets the elements of both.
 */
export function useActionHeight(): { readonly action: Observe; readonly bar: Observe } {
  const [action, setAction] = useState<HTMLElement | null>(null)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!action) return
    const observer = new ResizeObserver(() => {
      const staying = bar && getComputedStyle(bar).position === 'fixed' ? bar : action
      document.documentElement.style.setProperty('--action-height', `${staying.offsetHeight}px`)
    })
    observer.observe(action)
    if (bar) observer.observe(bar)
    return () => observer.disconnect()
  }, [action, bar])
  useEffect(() => () => void document.documentElement.style.removeProperty('--action-height'), [])
  return { action: setAction, bar: setBar }
}
