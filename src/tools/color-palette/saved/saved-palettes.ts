import { array, check, maxLength, minLength, object, pipe, safeParse, string, transform } from 'valibot'
import { textUpTo } from '../../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { createHistory } from '../../../platform/storage/history/history.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import {
  createSharedDraft,
  draftInSettings,
  type SharedDraft,
} from '../../../platform/storage/settings/shared-draft.ts'
import { type Hex, parseHex } from '../core/colour/hex.ts'
import { paletteSize } from '../core/palette-size.ts'
import { stores } from '../stores.ts'

const hex = pipe(
  string(),
  check((text) => parseHex(text) === text),
  transform((text) => text as Hex),
)
const colors = pipe(array(hex), minLength(paletteSize.min), maxLength(paletteSize.max))

export type SavedPalette = { readonly colors: readonly Hex[]; readonly name: string }

/** The visitor's saved palettes; the history adds id and time. */
export const savedPalettes = createHistory<SavedPalette>(
  { store: stores.saved, versions: firstVersion(object({ colors, name: textUpTo(200) })), maxEntries: 10 },
  deviceStorage,
)

/**
 * Saves a palette. If there are ten already, it replaces the oldest, which is returned with a function to undo that.
 */
export function savePalette(palette: SavedPalette): {
  readonly dropped: readonly SavedPalette[]
  readonly undo: () => void
} {
  const before = savedPalettes.read().entries
  const added = savedPalettes.add(palette)
  const droppedEntries = before.filter(({ id }) => added?.evicted.some((dropped) => dropped.id === id))
  return {
    dropped: droppedEntries.map(({ value }) => value),
    undo() {
      if (added) savedPalettes.remove(added.id)
      savedPalettes.restore(added?.evicted ?? [])
    },
  }
}

/** Shown until a stored palette has been loaded. */
export const firstPalette: readonly Hex[] = ['#0f766e', '#65a30d', '#facc15', '#f97316', '#be123c']

export const stored = createSettings<{ readonly colors: readonly Hex[] }>(
  { store: stores.current, versions: firstVersion(object({ colors })), initial: { colors: firstPalette } },
  deviceStorage,
)

export const isSamePalette = (a: readonly Hex[], b: readonly Hex[]): boolean => a.join() === b.join()

/** Validates a palette; returns `undefined` if it is not one. */
export function parseColors(value: unknown): readonly Hex[] | undefined {
  const { success, output } = safeParse(colors, value)
  return success ? output : undefined
}

/** The palette that is stored on this device. */
export const currentPalette: SharedDraft<readonly Hex[]> = createSharedDraft<readonly Hex[]>({
  source: draftInSettings(
    stored,
    (record) => record.colors,
    (colors) => ({ colors }),
  ),
  initial: firstPalette,
  isSame: isSamePalette,
})
