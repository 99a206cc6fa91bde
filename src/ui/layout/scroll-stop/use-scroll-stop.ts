import { type AriaRole, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

type ScrollStop = { readonly role: AriaRole; readonly 'aria-label': string; readonly tabIndex: 0 }

/**
 * A box with overflow must be a named Tab stop: not every browser lets the keyboard scroll
 * it otherwise. Without overflow it is none, and `stop` is undefined.
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
  // Anew after every render, as its content may have changed: an observer reports once what it begins to observe, when the
  // browser has laid it out. Measured here, the page would be laid out twice.
  useEffect(() => {
    const observer = new ResizeObserver(() => measure())
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  })
  return { ref, stop: scrolls ? { role, 'aria-label': name, tabIndex: 0 } : undefined }
}
