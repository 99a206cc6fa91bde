import { createStore, type Store } from '../../../lib/store.ts'
import type { DeclaredStore } from '../../../lib/stored-data/owners.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { onlyVersion } from '../../../platform/storage/records/only-version.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'

export type ToolSettings<Stored> = Store<Stored & { readonly keepDetails: boolean }> & {
  /** What a page shows before it has read storage. */
  readonly initial: Stored & { readonly keepDetails: boolean }
  write(settings: Stored & { readonly keepDetails: boolean }): void
  /** As that of the stored ones. */
  visit(settings: (Stored & { readonly keepDetails: boolean }) | undefined, changesOnly?: boolean): void
}

/**
 * Settings of an image tool, stored on the device except `keepDetails`, which applies to this visit only.
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
  const view = (keeps: () => boolean) => {
    let snapshot = { ...initial, keepDetails: false }
    let source = initial
    return (stored: Stored) => {
      if (stored !== source || keeps() !== snapshot.keepDetails) {
        source = stored
        snapshot = { ...stored, keepDetails: keeps() }
      }
      return snapshot
    }
  }
  const shown = view(keepDetails.read)
  const shownAtFirst = view(() => false)
  return {
    get initial() {
      return shownAtFirst(preferences.initial)
    },
    read: () => shown(preferences.read()),
    subscribe(listener) {
      const unsubscribers = [preferences.subscribe(listener), keepDetails.subscribe(listener)]
      return () => {
        for (const end of unsubscribers) end()
      }
    },
    write({ keepDetails: keep, ...stored }) {
      preferences.write(stored as unknown as Stored)
      keepDetails.set(keep)
    },
    visit(settings, changesOnly) {
      if (!settings) return preferences.visit(undefined)
      const { keepDetails: _, ...shown } = settings
      preferences.visit(shown as unknown as Stored, changesOnly)
    },
  }
}
