import { array, check, length, object, pipe, string, transform } from 'valibot'
import { deviceDoors } from '../../platform/storage/doors.ts'
import { createHistory } from '../../platform/storage/history.ts'
import { createSettings } from '../../platform/storage/settings.ts'
import { firstVersion } from '../../platform/storage/versions.ts'
import { type Hex, parseHex } from './core/hex.ts'
import { paletteSize } from './core/schemes.ts'

const tool = 'color-palette'

const hex = pipe(
  string(),
  check((text) => parseHex(text) === text),
  transform((text) => text as Hex),
)
const colors = pipe(array(hex), length(paletteSize))

export type SavedPalette = { readonly colors: readonly Hex[]; readonly name: string }

/** What the visitor has saved; id and time are the history's own. */
export const savedPalettes = createHistory<SavedPalette>(
  { tool, name: 'saved', versions: firstVersion(object({ colors, name: string() })), keep: 10 },
  deviceDoors,
)

/** What the page shows first and before it has asked the browser. */
export const firstPalette: readonly Hex[] = ['#0f766e', '#65a30d', '#facc15', '#f97316', '#be123c']

/** The palette that the visitor left. */
export const currentPalette = createSettings<{ readonly colors: readonly Hex[] }>(
  { tool, name: 'current', versions: firstVersion(object({ colors })), initial: { colors: firstPalette } },
  deviceDoors,
)
