import { useEffect, useEffectEvent, useState } from 'react'

/**
 * What `load` resolves with, once it is there. For a part without Suspense: React holds what resolves within 300 ms of a
 * fallback back, however soon it is there. `load` of the first render counts; `undefined` loads nothing. `cached` is what
 * an earlier instance has loaded, shown from the first render on. `isFailed`: it cannot be loaded; a notice of the site then
 * asks for a reload, and the page stays usable.
 */
export function useLoaded<Value extends object>(
  load: () => Promise<Value> | undefined,
  cached?: Value,
): { readonly loaded: Value | undefined; readonly isFailed: boolean } {
  const [loaded, setLoaded] = useState(cached)
  const [isFailed, setFailed] = useState(false)
  const start = useEffectEvent(load)
  useEffect(() => {
    let isWanted = true
    start()?.then(
      (value) => {
        if (isWanted) setLoaded(value)
      },
      () => {
        if (isWanted) setFailed(true)
      },
    )
    return () => {
      isWanted = false
    }
  }, [])
  return { loaded, isFailed }
}
