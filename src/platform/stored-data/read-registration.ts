import { isRegistrationAhead } from './registration.ts'

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
  const isExpected = isRegistrationAhead()
  return registrationState(await navigator.serviceWorker.getRegistration(), isExpected)
}
