import type { Hex } from './colour/hex.ts'
import { keepLocked } from './generate/schemes.ts'
import { paletteSize } from './palette-size.ts'

export type PaletteColour = { readonly id: number; readonly hex: Hex; readonly locked: boolean }

type Colours = readonly PaletteColour[]

/** The current palette with its undo and redo history. */
export type PaletteState = {
  readonly colours: Colours
  readonly past: readonly Colours[]
  readonly future: readonly Colours[]
  /** The colour that the last change edited: further edits of it belong to the same undo step. */
  readonly editing: number | null
}

export const hexesOf = ({ colours }: PaletteState): readonly Hex[] => colours.map(({ hex }) => hex)

/** The largest number of undo steps. */
const maxUndoSteps = 100

export function startPalette(hexes: readonly Hex[]): PaletteState {
  return { colours: unlocked(hexes), past: [], future: [], editing: null }
}

const unlocked = (hexes: readonly Hex[]): Colours => hexes.map((hex, id) => ({ id, hex, locked: false }))

const extendPast = ({ past, colours }: PaletteState) => [...past.slice(1 - maxUndoSteps), colours]

function change(state: PaletteState, colours: Colours): PaletteState {
  return { colours, past: extendPast(state), future: [], editing: null }
}

/** Replaces the unlocked colours. */
export function refresh(state: PaletteState, hexes: readonly Hex[]): PaletteState {
  const next = keepLocked(state.colours, hexes)
  return change(
    state,
    state.colours.map((colour, index) => ({ ...colour, hex: next[index] ?? colour.hex })),
  )
}

/** Replaces the whole palette and unlocks everything. */
export function replace(state: PaletteState, hexes: readonly Hex[]): PaletteState {
  return change(state, unlocked(hexes))
}

export function edit(state: PaletteState, id: number, hex: Hex): PaletteState {
  const colours = state.colours.map((colour) => (colour.id === id ? { ...colour, hex } : colour))
  return { ...(state.editing === id ? { ...state, colours } : change(state, colours)), editing: id }
}

/** Not an undo step, as the palette itself does not change. */
export function toggleLock(state: PaletteState, id: number): PaletteState {
  return {
    ...state,
    colours: state.colours.map((colour) =>
      colour.id === id ? { ...colour, locked: !colour.locked } : colour,
    ),
  }
}

/** Adds a colour at the end, up to the largest size of a palette. */
export function add(state: PaletteState, hex: Hex): PaletteState {
  const { colours } = state
  if (colours.length >= paletteSize.max) return state
  const id = Math.max(-1, ...colours.map((colour) => colour.id)) + 1
  return change(state, [...colours, { id, hex, locked: false }])
}

/** Removes a colour, down to the smallest size of a palette. */
export function remove(state: PaletteState, id: number): PaletteState {
  const colours = state.colours.filter((colour) => colour.id !== id)
  return colours.length < paletteSize.min || colours.length === state.colours.length
    ? state
    : change(state, colours)
}

/** Both are indexes from 0; `to` is the index after the move. */
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
  return { colours: next, past: extendPast(state), future, editing: null }
}
