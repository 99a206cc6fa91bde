import type { Ways } from './way.ts'

type Worker = {
  readonly registration: ServiceWorkerRegistration & {
    readonly backgroundFetch: {
      fetch(id: string, addresses: readonly string[], how: object): Promise<unknown>
    }
  }
  readonly clients: {
    matchAll(which: object): Promise<readonly { navigate(address: string): Promise<unknown> }[]>
    openWindow(address: string): Promise<unknown>
  }
}

/** Run in a page that a service worker controls. */
export const controlledWays: Ways = {
  'icon of a background fetch': async ({ to }) => {
    const { backgroundFetch } = (await navigator.serviceWorker.ready) as unknown as Worker['registration']
    const icons = [{ src: `${to}/?icon`, sizes: '1x1', type: 'image/png' }]
    await backgroundFetch.fetch(`icon ${to}`, [`${location.origin}/probe`], { title: 'secret', icons })
  },
  'background fetch': async ({ to }) => {
    const { backgroundFetch } = (await navigator.serviceWorker.ready) as unknown as Worker['registration']
    await backgroundFetch.fetch(`secret ${to}`, [`${to}/?background`], { title: 'secret' })
  },
  'notification of the registration': async ({ to }) => {
    const registration = await navigator.serviceWorker.ready
    await registration.showNotification('secret', { icon: `${to}/?icon`, badge: `${to}/?badge` })
  },
}

/** Run in the service worker itself. */
export const serviceWorkerWays: Ways = {
  fetch: ({ to }) => fetch(`${to}/?fetch`, { mode: 'no-cors' }),
  'request that outlives the worker': ({ to }) =>
    fetch(`${to}/`, { method: 'POST', body: 'secret', mode: 'no-cors', keepalive: true }),
  WebSocket: ({ to }) => {
    new WebSocket(to.replace('http', 'ws'))
  },
  EventSource: ({ to }) => {
    new EventSource(`${to}/`)
  },
  WebTransport: ({ to }) => new WebTransport(`${to}/?transport`).ready,
  font: ({ to }) => new FontFace('stranger', `url("${to}/font.woff2")`).load(),
  cache: async ({ to }) =>
    (await caches.open('further')).add(new Request(`${to}/?cache`, { mode: 'no-cors' })),
  script: ({ to }) =>
    (self as unknown as { importScripts(address: string): void }).importScripts(`${to}/script.js`),
  'another worker': ({ to }) => {
    new Worker(`data:text/javascript,fetch("${to}/?nested",{mode:"no-cors"})`)
  },
  'background fetch': async ({ to }) => {
    const { registration } = self as unknown as Worker
    await registration.backgroundFetch.fetch(`worker ${to}`, [`${to}/?background`], { title: 'secret' })
  },
  notification: async ({ to }) => {
    const { registration } = self as unknown as Worker
    await registration.showNotification('secret', { icon: `${to}/?icon`, badge: `${to}/?badge` })
  },
  'window that is opened': ({ to }) => (self as unknown as Worker).clients.openWindow(`${to}/?window`),
  // Last: it navigates the worker's own page.
  'page that is led away': async ({ to }) => {
    const [client] = await (self as unknown as Worker).clients.matchAll({ type: 'window' })
    await client?.navigate(`${to}/?client`)
  },
}
