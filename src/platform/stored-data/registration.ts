import { createListeners } from '../../lib/store.ts'

/*
 * A page registers its service worker late, once everything else has loaded. Until the worker's script has loaded, the
 * browser reports no worker.
 */
let isAhead = true

const listeners = createListeners()

/** Whether the page has not registered its service worker yet. */
export const isRegistrationPending = (): boolean => isAhead

/** The worker was registered, rejected, or will not be: from now on the browser's own state is right. */
export function endRegistration(): void {
  isAhead = false
  listeners.notify()
}

/** A service worker of the registration has changed its state, or has failed. */
export const registrationChanged = (): void => listeners.notify()

/** Calls the listener whenever the state of the registration may have changed. */
export const watchRegistration = listeners.add
