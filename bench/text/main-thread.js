/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: { data?: { type?: string } } }} TraceEvent */

/** Trace categories for `costOfKeys`. */
export const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

/**
 * CPU milliseconds of all main-thread tasks from each key to the end of the task that commits its frame, and the
 * longest task. Wall time would depend on other processes.
 *
 * @param {TraceEvent[]} events
 */
export function costOfKeys(events) {
  const typed = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'keydown')
  const [first] = typed
  const ofMain = events
    .filter(({ pid, tid, ts }) => pid === first?.pid && tid === first?.tid && ts > 0)
    .toSorted((a, b) => a.ts - b.ts)
  const tasks = ofMain.filter(({ ph, name }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
  const frames = ofMain.filter(({ name }) => name === 'Commit')
  const spent = typed.map(({ ts }) => {
    const frame = frames.find((commit) => commit.ts > ts)
    if (!frame) return 0
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) >= ts && task.ts <= frame.ts)
    return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  })
  return { spent, longest: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000 }
}

/** A quantile of the values. @param {number[]} values @param {number} share */
export const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
