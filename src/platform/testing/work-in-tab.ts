import { createWorkInTab, type WorkInTab } from '../work-in-tab.ts'
import { createTabFiles } from '../work-on-device/tab-files.ts'
import { createFakeClock, type FakeClock } from './clock.ts'
import { createFakeDisk, type FakeDisk } from './folder.ts'

export type FakeTabWork = {
  readonly clock: FakeClock
  readonly disk: FakeDisk
  /** Whether the browser asks before the page is left. */
  readonly warns: () => boolean
  /** Puts the page out of sight. */
  readonly hide: () => void
  /** How often what stores was loaded. */
  readonly loads: () => number
  /** The page after each reload, with empty memory; `isSupported`: the browser stores files. */
  load(options?: { readonly isSupported?: boolean }): WorkInTab
}

export function createFakeTabWork(): FakeTabWork {
  const clock = createFakeClock()
  const disk = createFakeDisk(clock.now)
  let warns = false
  let loads = 0
  let hide = () => {}
  return {
    clock,
    disk,
    warns: () => warns,
    hide: () => hide(),
    loads: () => loads,
    load({ isSupported = true } = {}) {
      warns = false
      return createWorkInTab({
        hasStored: () => disk.root.folders.has('tab'),
        async load() {
          loads += 1
          if (!isSupported) return undefined
          return createTabFiles({
            open: () => disk.root.folder('tab'),
            lastOpen: clock.now(),
            clock,
            build: 'a',
            freeBytes: async () => disk.free,
          })
        },
        clock,
        warn: (isOn) => {
          warns = isOn
        },
        whenHidden: (run) => {
          hide = run
        },
      })
    },
  }
}
