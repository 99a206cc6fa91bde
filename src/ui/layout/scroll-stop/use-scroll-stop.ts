import { type AriaRole, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

type ScrollStop = { readonly role: AriaRole; readonly 'aria-label': string; readonly tabIndex: 0 }

/**
 * A box that holds more than it shows has to be a named stop of the Tab key: not every browser lets the keyboard scroll
 * it otherwise. One that shows everything is no stop, and `stop` is undefined.
 */
export function useScrollStop<Box extends HTMLElement>(
  role: AriaRole,
  name: string,
): { readonly ref: RefObject<Box | null>; readonly stop: ScrollStop | undefined } {
  const ref = useRef<Box>(null)
  const [scrolls, setScrolls] = useState(false)
  const measure = useEffectEvent(() => {
    const box = ref.current
    if (box) setScrolls(box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
  })
  // After every change of what it holds; its own size alone is what the observer sees.
  useEffect(() => measure())
  useEffect(() => {
    const observer = new ResizeObserver(() => measure())
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, stop: scrolls ? { role, 'aria-label': name, tabIndex: 0 } : undefined }
}
