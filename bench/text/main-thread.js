/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: { data?: { type?: string } } }} TraceEvent */

/**
 * Trace categories for `costOfEvents`, and no others: what they add is counted as the page's. With
 * `disabled-by-default-devtools.timeline` the browser goes through all nodes of the document for each frame.
 */
export const categories = ['toplevel', 'devtools.timeline']

/**
 * CPU milliseconds of all main-thread tasks from each event of such a type to the end of the task that makes its frame,
 * and of the longest task from the first of them on. Wall time would depend on other processes.
 *
 * @param {readonly TraceEvent[]} events @param {readonly string[]} types @param {number} [after] of the trace's clock; earlier events do not count
 */
export function costOfEvents(events, types, after = 0) {
  const dispatched = events.filter(
    ({ name, ts, args }) => name === 'EventDispatch' && ts > after && types.includes(args.data?.type ?? ''),
  )
  const [first] = dispatched
  const ofMain = events
    .filter(({ pid, tid, ts }) => pid === first?.pid && tid === first?.tid && ts > 0)
    .toSorted((a, b) => a.ts - b.ts)
  const tasks = ofMain.filter(({ ph, name }) => ph === 'X' && name === 'ThreadControllerImpl::RunTask')
  const frames = ofMain.filter(({ name }) => name === 'Layerize')
  const spent = dispatched.map(({ ts }) => {
    const frame = frames.find((layerize) => layerize.ts > ts)
    if (!frame) return 0
    const own = tasks.filter((task) => task.ts + (task.dur ?? 0) >= ts && task.ts <= frame.ts)
    return own.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
  })
  const later = tasks.filter(({ ts, dur = 0 }) => ts + dur >= (first?.ts ?? 0))
  return { spent, longest: Math.max(0, ...later.map(({ tdur = 0 }) => tdur)) / 1000 }
}

/**
 * CPU milliseconds of the longest main-thread task before a page's `performance.mark`.
 * @param {{ traceEvents: readonly TraceEvent[] }} trace with `toplevel` and `blink.user_timing` @param {string} mark its name
 */
export function longestTask({ traceEvents }, mark) {
  const end = traceEvents.find(({ name }) => name === mark)
  if (end === undefined) throw new Error(`the trace lacks ${mark}`)
  const tasks = traceEvents.filter(
    ({ ph, name, pid, tid, ts, dur = 0 }) =>
      ph === 'X' &&
      name === 'ThreadControllerImpl::RunTask' &&
      pid === end.pid &&
      tid === end.tid &&
      ts + dur < end.ts,
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** @param {readonly TraceEvent[]} events */
export const costOfKeys = (events) => costOfEvents(events, ['keydown'])

/** A quantile of the values. @param {number[]} values @param {number} share */
export const at = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0
