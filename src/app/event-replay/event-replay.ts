import type { RecordedEvents } from './recorded-events.ts'

declare global {
  /** Recorded by `begin.js` until `end` is aborted. */
  var early: { readonly kept: RecordedEvents; readonly end: AbortController } | undefined
}

/** Call once the page is hydrated: replays the recorded events and then discards them, as they may hold a password. */
export function stopRecording(): void {
  const { kept, end } = globalThis.early ?? {}
  if (!kept || !end || end.signal.aborted) return
  const discard = () => {
    end.abort()
    kept.clear()
    globalThis.early = undefined
  }
  // Hardly any visitor is that fast, so the replay is a chunk of its own.
  if (kept.size === 0) discard()
  else void import('./replay-events.ts').then(({ replayEvents }) => replayEvents(kept)).finally(discard)
}
