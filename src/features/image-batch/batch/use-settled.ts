import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `onSettled` whenever work ends, and asks for confirmation before the page is left while it lasts. */
export function useSettled(busy: boolean, onSettled: () => void): void {
  const wasBusy = useRef(false)
  const settled = useEffectEvent(onSettled)
  useEffect(() => {
    if (wasBusy.current && !busy) settled()
    wasBusy.current = busy
    if (!busy) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', preventUnload)
    return () => removeEventListener('beforeunload', preventUnload)
  }, [busy])
}

/** Calls `onBegun` whenever something begins. */
export function useBegun(isOn: boolean, onBegun: () => void): void {
  const begun = useEffectEvent(onBegun)
  useEffect(() => {
    if (isOn) begun()
  }, [isOn])
}
