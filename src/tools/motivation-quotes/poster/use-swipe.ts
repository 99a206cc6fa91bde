import { type PointerEvent, useRef } from 'react'

/** Distance in CSS pixels from which a horizontal movement of a finger is a swipe. */
const swipeDistance = 56

/** Calls back when a finger has moved to either side. The page still scrolls up and down. */
export function useSwipe(onSwipe: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const [across, along] = [Math.abs(clientX - from.x), Math.abs(clientY - from.y)]
      if (across >= swipeDistance && across > 2 * along) onSwipe()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
