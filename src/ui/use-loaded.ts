import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What `load` resolves with, once it is there; `undefined` before, and if it cannot be loaded: a notice of the site then
 * asks for a reload. For a part without Suspense: React holds what resolves within 300 ms of a fallback back, and with it
 * the notices of the site, which load at about the same time. `load` of the first render counts; `undefined` loads nothing.
 */
export function useLoaded<Value extends object>(load: () => Promise<Value> | undefined): Value | undefined {
  const [loaded, setLoaded] = useState<Value>()
  const start = useEffectEvent(load)
  useEffect(() => {
    let isWanted = true
    start()?.then(
      (value) => {
        if (isWanted) setLoaded(value)
      },
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [])
  return loaded
}
