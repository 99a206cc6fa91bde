import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for the page's life that does what the newest of them does: lists that get it stay as they are. */
export function useSame<Given extends readonly unknown[]>(newest: (...given: Given) => void) {
  const now = useRef(newest)
  useLayoutEffect(() => {
    now.current = newest
  })
  return useCallback((...given: Given) => now.current(...given), [])
}
