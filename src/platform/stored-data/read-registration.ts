import { isRegistrationPending } from './registration.ts'

type Worker = Pick<ServiceWorker, 'state'> | null
type Registration = { readonly [stage in 'installing' | 'waiting' | 'active']: Worker }

export type RegistrationState = {
  /** A service worker is active and responds to normal page loads. */
  readonly isActive: boolean
  /** A service worker is installing, waiting to be active, or not registered yet. */
  readonly isComing: boolean
}

export function registrationState(
  registration: Registration | undefined,
  isExpected: boolean,
): RegistrationState {
  const { installing, waiting, active } = registration ?? {}
  const workers = [installing, waiting, active].flatMap((worker) => worker ?? [])
  // A registration without a worker: the browser is fetching the script of the first one.
  const isComing =
    workers.length === 0
      ? isExpected || registration !== undefined
      : workers.some(({ state }) => state !== 'activated')
  return { isActive: active?.state === 'activated', isComing }
}

/** Reads this site's registration. Rejects where site data are blocked. */
export async function readRegistration(): Promise<RegistrationState> {
  if (!('serviceWorker' in navigator)) return { isActive: false, isComing: false }
  // Read before awaiting: the page may register its worker meanwhile.
  const isExpected = isRegistrationPending()
  return registrationState(await navigator.serviceWorker.getRegistration(), isExpected)
}
