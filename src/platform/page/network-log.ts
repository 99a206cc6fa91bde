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

/** Once for as long as the page lives: what the browser has noted since it was opened is handed over first. */
function follow(): () => void {
  if (!following) {
    following = true
    addEventListener('securitypolicyviolation', ({ blockedURI }) => show(withRefusal(log, blockedURI)))
    try {
      new PerformanceObserver((list) => {
        show(list.getEntries().reduce((sum, { name }) => withRequest(sum, name, location.origin), log))
      }).observe({ type: 'resource', buffered: true })
    } catch {
      // A browser that does not tell: the count stays at nothing and the page says that it is the browser's own.
    }
  }
  return () => {}
}

/** What this page has asked for since it was opened, as the browser itself notes it. Workers are not in it. */
export const networkLog: Store<RequestLog> = { read: () => log, subscribe: listeners.add }
