import { createStore, type Store } from '../../../lib/store.ts'
import type { DeclaredStore } from '../../../lib/stored-data/owners.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { onlyVersion } from '../../../platform/storage/records/only-version.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'

export type ToolSettings<Stored> = Store<Stored & { readonly keepDetails: boolean }> & {
  /** What a page shows before it has asked the browser. */
  readonly initial: Stored & { readonly keepDetails: boolean }
  write(settings: Stored & { readonly keepDetails: boolean }): void
}

/**
 * Settings of an image tool, stored on the device, all but whether details are kept: that is a choice for this
 * visit.
 */
export function createToolSettings<Stored extends object>(
  store: DeclaredStore<'settings'>,
  initial: Stored,
  isStored: (value: unknown) => value is Stored,
): ToolSettings<Stored> {
  const preferences = createSettings<Stored>(
    { store, versions: onlyVersion(isStored), initial },
    deviceStorage,
  )
  const keepDetails = createStore(false)
  let shown = { ...initial, keepDetails: false }
  let from = initial
  return {
    initial: shown,
    read() {
      const now = preferences.read()
      if (now !== from || keepDetails.read() !== shown.keepDetails) {
        from = now
        shown = { ...now, keepDetails: keepDetails.read() }
      }
      return shown
    },
    subscribe(listener) {
      const ends = [preferences.subscribe(listener), keepDetails.subscribe(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
    write({ keepDetails: keep, ...stored }) {
      preferences.write(stored as unknown as Stored)
      keepDetails.set(keep)
    },
  }
}
