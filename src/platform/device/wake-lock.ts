import { type PageVisibility, pageVisibility } from '../page/page-visibility.ts'

/** The used part of the browser's WakeLock. */
export type WakeLockSource = { request(type: 'screen'): Promise<{ release(): Promise<void> }> }

export type WakeLock = {
  readonly isPossible: () => boolean
  /** Keeps the screen on while the page is visible, until the returned function is called. Never throws. */
  hold(): () => void
}

export function createWakeLock(
  source: () => WakeLockSource | undefined,
  visibility: PageVisibility,
): WakeLock {
  return {
    isPossible: () => source() !== undefined,
    hold() {
      let wanted = true
      let sentinel: { release(): Promise<void> } | undefined
      const release = () => {
        sentinel?.release().catch(() => {})
        sentinel = undefined
      }
      // The browser releases the lock when the page is hidden, so it is requested again at each return.
      const request = async () => {
        if (!wanted || !visibility.isVisible()) return
        try {
          const given = await source()?.request('screen')
          release()
          sentinel = given
          if (!wanted) release()
        } catch {
          // Rejected, for instance with a low battery: the screen turns off as usual.
        }
      }
      void request()
      const leave = visibility.watch(() => void request())
      return () => {
        wanted = false
        leave()
        release()
      }
    },
  }
}

export const wakeLock: WakeLock = createWakeLock(
  () => (navigator as { wakeLock?: WakeLockSource }).wakeLock,
  pageVisibility,
)
