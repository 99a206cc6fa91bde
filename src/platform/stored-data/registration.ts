import { createListeners } from '../../lib/store.ts'

/*
 * A page registers its service worker late, once everything else has loaded. Until the worker's script has come, the
 * browser knows of no worker, as if nothing were on its way.
 */
let isAhead = true

const listeners = createListeners()

/** Registered, refused, or never to be asked for: from now on the browser knows best. */
export function endRegistration(): void {
  isAhead = false
  listeners.notify()
}

/** A service worker of the registration has gone a step further, or has failed. */
export const registrationChanged = (): void => listeners.notify()

/** Calls the listener whenever the answer to whether a copy of the site is on its way may have changed. */
export const watchRegistration = listeners.add

type Worker = Pick<ServiceWorker, 'state'> | null
type Registration = { readonly [stage in 'installing' | 'waiting' | 'active']: Worker }

export type RegistrationState = {
  /** A service worker answers the pages that are loaded the usual way. */
  readonly isActive: boolean
  /** A service worker is fetching the site, is about to answer with it, or is itself still to come. */
  readonly isComing: boolean
}

export function registrationState(
  registration: Registration | undefined,
  isExpected: boolean,
): RegistrationState {
  const { installing, waiting, active } = registration ?? {}
  const workers = [installing, waiting, active].flatMap((worker) => worker ?? [])
  // None in a registration: the browser is fetching the script of the first one, for this tab or another.
  const isComing =
    workers.length === 0
      ? isExpected || registration !== undefined
      : workers.some(({ state }) => state !== 'activated')
  return { isActive: active?.state === 'activated', isComing }
}

/** Of this browser and this site. Rejects where site data are blocked. */
export async function readRegistration(): Promise<RegistrationState> {
  if (!('serviceWorker' in navigator)) return { isActive: false, isComing: false }
  // Before the browser is asked: the page may register its worker in the meantime.
  const isExpected = isAhead
  return registrationState(await navigator.serviceWorker.getRegistration(), isExpected)
}
