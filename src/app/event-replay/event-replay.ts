import type { RecordedEvents } from './recorded-events.ts'

declare global {
  /** Filled by `begin.js` until `end`. */
  var early: { readonly kept: RecordedEvents; readonly end: AbortController } | undefined
}

/** The page answers from now on: what was done before is done again, and then forgotten, as it may be a password. */
export function stopRecording(): void {
  const { kept, end } = globalThis.early ?? {}
  if (!kept || !end || end.signal.aborted) return
  const forget = () => {
    end.abort()
    kept.clear()
    globalThis.early = undefined
  }
  // Nearly nobody is that fast, so the rest is its own file.
  if (kept.size === 0) forget()
  else void import('./replay-events.ts').then(({ replayEvents }) => replayEvents(kept)).finally(forget)
}
