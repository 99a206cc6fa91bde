import { type LeakOutcome, reportTimeoutMs } from '../../lib/leak-outcome.ts'
import { type PageChannel, pageChannels } from './page-channels.ts'

/**
 * Makes one attempt and waits for the browser's violation report. Run one at a time: reports do not identify the
 * attempt.
 */
export async function tryChannel(channel: PageChannel): Promise<LeakOutcome> {
  let clear: unknown
  let failed = false
  let notLoaded = false
  // Firefox reports no violation for a preload, but an error on the element. It does so for an unknown host, too, so
  // that is no proof of a block.
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'preload') notLoaded = true
  }
  addEventListener('error', notice, { capture: true })
  const report = new Promise<string | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), reportTimeoutMs)
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
  return notLoaded ? { kind: 'not-loaded' } : { kind: 'unreported' }
}
