import type { Early } from './kept.ts'

declare global {
  /** Filled by `begin.js` until `end`. */
  var early: { readonly kept: Early; readonly end: AbortController } | undefined
}

/** The page answers from now on: what was done before is done again. */
export function endEarly(): void {
  const { kept, end } = globalThis.early ?? {}
  if (!kept || !end || end.signal.aborted) return
  // Nearly nobody is that fast, so the rest is its own file.
  if (kept.size === 0) end.abort()
  else void import('./do-again.ts').then(({ doAgain }) => doAgain(kept)).finally(() => end.abort())
}
