/*
 * The leak test inside a worker, because tools open files in workers. This one is sealed as all workers of the site
 * are: its own policy forbids every connection, including those to this site.
 */
import { type LeakOutcome, reportTimeoutMs } from '../../lib/leak-outcome.ts'

const leakOrigin = 'https://leak.invalid'

/** Each attempt with the end of the `blockedURI` in the browser's violation report. */
const attempts = {
  fetch: [() => fetch(`${leakOrigin}/fetch`, { mode: 'no-cors' }), `${leakOrigin}/fetch`],
  ownSite: [() => fetch('/integrity.json'), '/integrity.json'],
  webSocket: [() => new WebSocket('wss://leak.invalid/socket'), '/socket'],
  // A method call instead of a plain call: the build rejects workers that load further scripts.
  script: [
    () => (self as unknown as { importScripts(url: string): void }).importScripts(`${leakOrigin}/script`),
    `${leakOrigin}/script`,
  ],
  secondWorker: [() => new Worker('/begin.js'), '/begin.js'],
} as const

async function tryChannel(attempt: () => unknown, target: string): Promise<LeakOutcome> {
  let failed = false
  const report = new Promise<string | undefined>((resolve) => {
    const finish = (rule: string | undefined) => {
      clearTimeout(timer)
      self.removeEventListener('securitypolicyviolation', onViolation)
      resolve(rule)
    }
    // A host may send two policies, which both report. A late report may belong to the previous attempt.
    const onViolation = (event: Event) => {
      const { blockedURI, effectiveDirective } = event as SecurityPolicyViolationEvent
      if (blockedURI.endsWith(target) || blockedURI === 'trusted-types-sink') finish(effectiveDirective)
    }
    const timer = setTimeout(() => finish(undefined), reportTimeoutMs)
    self.addEventListener('securitypolicyviolation', onViolation)
  })
  try {
    const pending = attempt()
    if (pending instanceof Promise)
      await pending.catch(() => {
        failed = true
      })
  } catch {
    failed = true
  }
  const rule = await report
  if (rule !== undefined) return { kind: 'blocked', rule }
  return { kind: failed ? 'refused' : 'unreported' }
}

self.onmessage = async () => {
  for (const [channel, [attempt, target]] of Object.entries(attempts))
    self.postMessage({ channel, outcome: await tryChannel(attempt, target) })
  self.postMessage('done')
}
