import { type Clock, systemClock } from '../time/clock.ts'

/** The used part of the browser's LockManager. */
export type LockSource = {
  request(
    name: string,
    options: { readonly ifAvailable: true },
    run: (lock: unknown) => Promise<void> | void,
  ): Promise<unknown>
}

export type Locks = {
  /**
   * Calls `run` if no other tab holds the lock, and holds it for the milliseconds that `run` returns: other tabs get
   * storage events with a delay, and must not act on stale records. Resolves with whether it ran; always runs where the
   * browser has no locks.
   */
  claim(name: string, run: () => number): Promise<boolean>
}

export function createLocks(source: () => LockSource | undefined, clock: Clock): Locks {
  return {
    claim(name, run) {
      const manager = source()
      if (!manager) {
        run()
        return Promise.resolve(true)
      }
      return new Promise((resolve, reject) => {
        let called = false
        const work = (lock: unknown) => {
          called = true
          if (!lock) {
            resolve(false)
            return undefined
          }
          const milliseconds = run()
          resolve(true)
          return milliseconds > 0
            ? new Promise<void>((release) => void clock.after(milliseconds, release))
            : undefined
        }
        manager.request(name, { ifAvailable: true }, work).catch((error) => {
          // Denied, for instance because site data are blocked: then tabs share nothing.
          if (called) reject(error)
          else work(true)
        })
      })
    },
  }
}

export const locks: Locks = createLocks(() => navigator.locks as LockSource | undefined, systemClock)
