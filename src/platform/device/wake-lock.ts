import { type PageVisibility, pageVisibility } from '../page/page-visibility.ts'

/** What of the browser's WakeLock is used. */
export type WakeLockSource = { request(type: 'screen'): Promise<{ release(): Promise<void> }> }

export type WakeLock = {
  readonly isPossible: () => boolean
  /** Keeps the screen on while the page is in sight, until the returned function is called. Never throws. */
  hold(): () => void
}

export function createWakeLock(source: () => WakeLockSource | undefined, life: PageVisibility): WakeLock {
  return {
    isPossible: () => source() !== undefined,
    hold() {
      let wanted = true
      let sentinel: { release(): Promise<void> } | undefined
      const letGo = () => {
        sentinel?.release().catch(() => {})
        sentinel = undefined
      }
      // The browser lets go by itself when the page is hidden, so it is asked again at each return.
      const ask = async () => {
        if (!wanted || !life.isVisible()) return
        try {
          const given = await source()?.request('screen')
          letGo()
          sentinel = given
          if (!wanted) letGo()
        } catch {
          // Refused, as with an empty battery: the screen goes out as always.
        }
      }
      void ask()
      const leave = life.watch(() => void ask())
      return () => {
        wanted = false
        leave()
        letGo()
      }
    },
  }
}

export const wakeLock: WakeLock = createWakeLock(
  () => (navigator as { wakeLock?: WakeLockSource }).wakeLock,
  pageVisibility,
)
