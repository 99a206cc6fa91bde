import { requestReply } from '../workers/request-reply.ts'

/**
 * State of the offline lock: while it is on, the service worker responds from its cache alone, without requests
 * (src/app/offline/service.worker.ts). `undefined`: there is no service worker, or one that does not know the lock.
 */
export type LockState = boolean | undefined

async function send(message: 'lock' | 'unlock' | 'is-locked'): Promise<LockState> {
  const worker = navigator.serviceWorker?.controller
  const reply = worker ? await requestReply(worker, message) : undefined
  return typeof reply === 'boolean' ? reply : undefined
}

export const readLock = (): Promise<LockState> => send('is-locked')

/** Resolves with the state of the service worker afterwards. */
export const setLock = (locked: boolean): Promise<LockState> => send(locked ? 'lock' : 'unlock')
