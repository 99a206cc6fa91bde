import { createContext, useContext, useEffect, useState } from 'react'

const property = '--action-height'

type Observe = (element: HTMLElement | null) => void

/** Gets the bar of the page's action. */
const Context = createContext<Observe>(() => {})

export const ActionBarProvider = Context.Provider
export const useActionBar = (): Observe => useContext(Context)

/** Sets it only where it differs: it is inherited, and the styles of all that is in `element` are computed anew. */
function setHeight(element: HTMLElement | null, height: number): void {
  const value = `${height}px`
  if (element && getComputedStyle(element).getPropertyValue(property) !== value)
    element.style.setProperty(property, value)
}

/**
 * Measures what stays at the bottom of the window. Styles find it in `--action-height`: of `html` where the bar is fixed to
 * the bottom, else of the column that holds the settings and the action below them. Returns what gets the elements of both.
 */
export function useActionHeight(): { readonly action: Observe; readonly bar: Observe } {
  const [action, setAction] = useState<HTMLElement | null>(null)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!action) return
    const observer = new ResizeObserver(() => {
      if (bar && getComputedStyle(bar).position === 'fixed')
        setHeight(document.documentElement, bar.offsetHeight)
      else setHeight(action.parentElement, action.offsetHeight)
    })
    observer.observe(action)
    if (bar) observer.observe(bar)
    return () => observer.disconnect()
  }, [action, bar])
  useEffect(() => () => void document.documentElement.style.removeProperty(property), [])
  return { action: setAction, bar: setBar }
}
