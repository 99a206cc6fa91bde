import type { RecordedEvents } from './recorded-events.ts'

declare global {
  /** Recorded by `begin.js` until `end` is aborted. */
  var eventReplay: { readonly events: RecordedEvents; readonly end: AbortController } | undefined
}

/** Call once the page is hydrated: replays the recorded events and then discards them, as they may hold a password. */
export function stopRecording(): void {
  const { events, end } = globalThis.eventReplay ?? {}
  if (!events || !end || end.signal.aborted) return
  const discard = () => {
    end.abort()
    events.clear()
    globalThis.eventReplay = undefined
  }
  // Hardly any visitor is that fast, so the replay is a chunk of its own.
  if (events.size === 0) discard()
  else void import('./replay-events.ts').then(({ replayEvents }) => replayEvents(events)).finally(discard)
}
