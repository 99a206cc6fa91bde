import { createListeners } from '../../lib/store.ts'

/*
 * A page registers its service worker late, once everything else has loaded. Until the worker's script has come, the
 * browser knows of no worker, as if nothing were on its way.
 */
let isAhead = true

const listeners = createListeners()

/** Whether the page has still to ask for its service worker. */
export const isRegistrationAhead = (): boolean => isAhead

/** Registered, refused, or never to be asked for: from now on the browser knows best. */
export function endRegistration(): void {
  isAhead = false
  listeners.notify()
}

/** A service worker of the registration has gone a step further, or has failed. */
export const registrationChanged = (): void => listeners.notify()

/** Calls the listener whenever the answer to whether a copy of the site is on its way may have changed. */
export const watchRegistration = listeners.add
