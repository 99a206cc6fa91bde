/**
 * State of the offline lock: while it is on, the service worker responds from its cache alone, without requests
 * (src/app/offline/service.worker.ts). `undefined`: there is no service worker.
 */
export type LockState = boolean | undefined

const timeoutMs = 3000

function send(message: 'lock' | 'unlock' | 'is-locked'): Promise<LockState> {
  return new Promise((resolve) => {
    const worker = navigator.serviceWorker?.controller
    if (!worker) {
      resolve(undefined)
      return
    }
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(undefined), timeoutMs)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      port1.close()
      resolve(data === true)
    }
    worker.postMessage(message, [port2])
  })
}

export const readLock = (): Promise<LockState> => send('is-locked')

/** Resolves with the state of the service worker afterwards. */
export const setLock = (locked: boolean): Promise<LockState> => send(locked ? 'lock' : 'unlock')
