/*
 * A page registers its service worker late, once everything else has loaded. Until the worker's script has come, the
 * browser knows of no worker, as if nothing were on its way.
 */
let isAhead = true

/** Whether this page is still going to register its service worker, or waits for the worker's script. */
export const isRegistrationAhead = (): boolean => isAhead

/** Registered, refused, or never to be asked for: from now on the browser knows best. */
export function endRegistration(): void {
  isAhead = false
}
