import type { Attempts } from './attempt.ts'

/** Run in a worker. */
export const workerAttempts: Attempts = {
  fetch: (to) => fetch(`${to}/?fetch`, { mode: 'no-cors' }),
  XMLHttpRequest: (to) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${to}/`)
    request.send('secret')
  },
  WebSocket: (to) => new WebSocket(to.replace('http', 'ws')),
  EventSource: (to) => new EventSource(`${to}/`),
  font: (to) => new FontFace('stranger', `url("${to}/font.woff2")`).load(),
  script: (to) => (self as unknown as { importScripts(url: string): void }).importScripts(`${to}/script.js`),
  'module script': (to) => import(`${to}/module.js`),
  cache: async (to) => (await caches.open('secret')).add(new Request(`${to}/?cache`, { mode: 'no-cors' })),
  'another worker': (to) => new Worker(`/nested.js?${to}`),
  'fetch that outlives the worker': (to) =>
    fetch(`${to}/`, { method: 'POST', body: 'secret', keepalive: true, mode: 'no-cors' }),
  'worker from a blob': (to) => {
    const code = new Blob([`fetch('${to}/?blob', { mode: 'no-cors' })`], { type: 'text/javascript' })
    new Worker(URL.createObjectURL(code))
  },
}
