import { networkLog } from '../../platform/page/network-log.ts'
import { countsOf } from './request-counts.ts'

/**
 * Writes the counts of requests into the prerendered panel (`NetworkLogPanel.tsx`), so that they are true before the page
 * loads React, which goes on counting from the same entries of the browser. Stops once hydration has begun.
 */
export function showRequestCounts(): void {
  const show = () => {
    if (document.documentElement.dataset.ready !== undefined) {
      stop()
      return
    }
    for (const [name, count] of Object.entries(countsOf(networkLog.read()))) {
      const place = document.querySelector(`main [data-count="${name}"]`)
      if (place) place.textContent = String(count)
    }
  }
  const stop = networkLog.subscribe(show)
  // What is parsed after the first entries were reported.
  addEventListener('DOMContentLoaded', show, { once: true })
}
