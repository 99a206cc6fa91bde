import { type Clock, systemClock } from '../time/clock.ts'

/** What of the browser's LockManager is used. */
export type LockSource = {
  request(
    name: string,
    options: { readonly ifAvailable: true },
    run: (lock: unknown) => Promise<void> | void,
  ): Promise<unknown>
}

export type Locks = {
  /**
   * Runs when no other tab holds the name, and goes on holding it for as many milliseconds as `run` returns: other
   * tabs are notified of a change of local storage a moment later, and must not act on what they still read. Answers whether
   * it ran. Where the browser has no locks it always runs.
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
        let asked = false
        const work = (lock: unknown) => {
          asked = true
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
          // Refused altogether, as where site data are blocked: then no other tab shares anything with this one.
          if (asked) reject(error)
          else work(true)
        })
      })
    },
  }
}

export const locks: Locks = createLocks(() => navigator.locks as LockSource | undefined, systemClock)
