/**
 * State of the offline lock: while it is on, the service worker responds from its cache alone, without requests
 * (src/app/offline/service.worker.ts). `undefined`: there is no service worker.
 */
export type LockState = boolean | undefined

/**
 * Waits as long as the worker takes: what it says late is as true, and a busy device may need many seconds to start it.
 */
function send(message: 'lock' | 'unlock' | 'is-locked'): Promise<LockState> {
  return new Promise((resolve) => {
    const worker = navigator.serviceWorker?.controller
    if (!worker) {
      resolve(undefined)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => {
      port1.close()
      resolve(data === true)
    }
    // Where browsers report it: the worker has ended, or does not know the message.
    port1.addEventListener('close', () => resolve(undefined))
    worker.postMessage(message, [port2])
  })
}

export const readLock = (): Promise<LockState> => send('is-locked')

/** Resolves with the state of the service worker afterwards. */
export const setLock = (locked: boolean): Promise<LockState> => send(locked ? 'lock' : 'unlock')
