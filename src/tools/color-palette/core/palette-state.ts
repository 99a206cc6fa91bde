import type { Hex } from './colour/hex.ts'
import { keepLocked } from './generate/schemes.ts'

export type PaletteColour = { readonly id: number; readonly hex: Hex; readonly locked: boolean }

type Colours = readonly PaletteColour[]

/** The current palette and the ways back and forward. */
export type PaletteState = {
  readonly colours: Colours
  readonly past: readonly Colours[]
  readonly future: readonly Colours[]
  /** The colour that the last change edited: further edits of it are the same step of undo. */
  readonly editing: number | null
}

export const hexesOf = ({ colours }: PaletteState): readonly Hex[] => colours.map(({ hex }) => hex)

/** How many changes can be undone. */
const memory = 100

export function startPalette(hexes: readonly Hex[]): PaletteState {
  return { colours: unlocked(hexes), past: [], future: [], editing: null }
}

const unlocked = (hexes: readonly Hex[]): Colours => hexes.map((hex, id) => ({ id, hex, locked: false }))

const remember = ({ past, colours }: PaletteState) => [...past.slice(1 - memory), colours]

function change(state: PaletteState, colours: Colours): PaletteState {
  return { colours, past: remember(state), future: [], editing: null }
}

/** New colours for the places that are not locked. */
export function refresh(state: PaletteState, hexes: readonly Hex[]): PaletteState {
  const next = keepLocked(state.colours, hexes)
  return change(
    state,
    state.colours.map((colour, index) => ({ ...colour, hex: next[index] ?? colour.hex })),
  )
}

/** Another palette in the place of this one, with nothing locked. */
export function replace(state: PaletteState, hexes: readonly Hex[]): PaletteState {
  return change(state, unlocked(hexes))
}

export function edit(state: PaletteState, id: number, hex: Hex): PaletteState {
  const colours = state.colours.map((colour) => (colour.id === id ? { ...colour, hex } : colour))
  return { ...(state.editing === id ? { ...state, colours } : change(state, colours)), editing: id }
}

/** Locking is no change of the palette: undo leaves it alone. */
export function toggleLock(state: PaletteState, id: number): PaletteState {
  return {
    ...state,
    colours: state.colours.map((colour) =>
      colour.id === id ? { ...colour, locked: !colour.locked } : colour,
    ),
  }
}

/** Both are indexes from 0, `to` as it is after the move. */
export function move(state: PaletteState, from: number, to: number): PaletteState {
  const colours = [...state.colours]
  const [moved] = colours.splice(from, 1)
  if (!moved) return state
  colours.splice(to, 0, moved)
  return change(state, colours)
}

export function undo(state: PaletteState): PaletteState {
  const before = state.past.at(-1)
  if (!before) return state
  return {
    colours: before,
    past: state.past.slice(0, -1),
    future: [state.colours, ...state.future],
    editing: null,
  }
}

export function redo(state: PaletteState): PaletteState {
  const [next, ...future] = state.future
  if (!next) return state
  return { colours: next, past: remember(state), future, editing: null }
}
