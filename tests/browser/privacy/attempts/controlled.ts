import type { Attempts } from './attempt.ts'

/** Run in a page that has a service worker. */
export const controlledAttempts: Attempts = {
  'background fetch': async (to) => {
    type Manager = { fetch(id: string, addresses: readonly string[], how: object): Promise<unknown> }
    const registration = await navigator.serviceWorker.ready
    const { backgroundFetch } = registration as unknown as { backgroundFetch: Manager }
    await backgroundFetch.fetch(`secret ${to}`, [`${to}/?background`], { title: 'secret' })
  },
}
