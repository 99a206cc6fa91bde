/** The time and timers, passed in wherever time matters, so that tests can control it. */
export type Clock = {
  /** Milliseconds since 1970-01-01T00:00Z; may jump forward or back when the device's clock is set. */
  now(): number
  /** The visitor's calendar day, `YYYY-MM-DD`, in the time zone of the device. */
  today(): string
  /** Calls once after `milliseconds`; returns how to cancel it. */
  after(milliseconds: number, run: () => void): () => void
  /** Calls every `milliseconds`, less often in a background tab; returns how to stop it. */
  every(milliseconds: number, run: () => void): () => void
}

/** The calendar day of a timestamp as `YYYY-MM-DD`, in the time zone of the device. */
export function localDate(moment: number): string {
  const date = new Date(moment)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const systemClock: Clock = {
  now: () => Date.now(),
  today: () => localDate(Date.now()),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
}
