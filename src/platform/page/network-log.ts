import { emptyLog, type RequestLog, withRefusal, withRequest } from '../../lib/request-log.ts'
import { createListeners, type Store } from '../../lib/store.ts'

let log = emptyLog
let following = false
const listeners = createListeners(follow)

function show(next: RequestLog): void {
  if (next === log) return
  log = next
  listeners.notify()
}

/** Started once per page; the observer first receives the entries since the page was opened. */
function follow(): () => void {
  if (!following) {
    following = true
    addEventListener('securitypolicyviolation', ({ blockedURI }) => show(withRefusal(log, blockedURI)))
    try {
      new PerformanceObserver((list) => {
        show(list.getEntries().reduce((sum, { name }) => withRequest(sum, name, location.origin), log))
      }).observe({ type: 'resource', buffered: true })
    } catch {
      // Without resource timing the count stays at zero; the page says that the browser counts.
    }
  }
  return () => {}
}

/** Requests of this page since it was opened, from the browser's resource timing. Those of workers are not included. */
export const networkLog: Store<RequestLog> = { read: () => log, subscribe: listeners.add }
