import type { LeakOutcome } from './outcome.ts'
import { type PageChannel, pageChannels } from './page-channels.ts'

/** How long the browser may take to say that a rule has stopped the attempt, in milliseconds. */
const patience = 1500

/**
 * Makes one attempt and waits for the browser's own report of what stopped it. One at a time: reports do not say
 * which attempt they are about.
 */
export async function tryChannel(channel: PageChannel): Promise<LeakOutcome> {
  let clear: unknown
  let failed = false
  const report = new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), patience)
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
  if (typeof clear === 'function') clear()
  if (rule !== undefined) return { kind: 'blocked', rule }
  return failed ? { kind: 'refused' } : { kind: 'open' }
}
