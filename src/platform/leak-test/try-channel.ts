import type { LeakOutcome } from './outcome.ts'
import { type PageChannel, pageChannels } from './page-channels.ts'

/** How long the browser may take to say that a rule has stopped the attempt, in milliseconds. */
const timeoutMs = 1500

/**
 * Makes one attempt and waits for the browser's own report of what stopped it. One at a time: reports do not say
 * which attempt they are about.
 */
export async function tryChannel(channel: PageChannel): Promise<LeakOutcome> {
  let clear: unknown
  let failed = false
  let silent = false
  // Firefox reports no violation for a preload, but the element fails. So it does where the address is not found:
  // that alone is no proof of a rule.
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'preload') silent = true
  }
  addEventListener('error', notice, { capture: true })
  const report = new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), timeoutMs)
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => {
        clearTimeout(timer)
        resolve(effectiveDirective)
      },
      { once: true },
    )
  })
  try {
    clear = pageChannels[channel]()
    if (clear instanceof Promise) clear.catch(() => {})
  } catch {
    failed = true
  }
  const rule = await report
  removeEventListener('error', notice, { capture: true })
  if (typeof clear === 'function') clear()
  if (rule !== undefined) return { kind: 'blocked', rule }
  if (failed) return { kind: 'refused' }
  return silent ? { kind: 'silent' } : { kind: 'open' }
}
