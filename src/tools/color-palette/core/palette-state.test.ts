import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Hex } from './colour/hex.ts'
import { isPaletteSize } from './palette-size.ts'
import {
  add,
  edit,
  move,
  type PaletteState,
  redo,
  refresh,
  remove,
  replace,
  startPalette,
  toggleLock,
  undo,
} from './palette-state.ts'

const five = (digit: number): Hex[] => Array.from({ length: 5 }, (_, index) => `#${digit}${index}0000` as Hex)
const hexesOf = ({ colours }: PaletteState) => colours.map(({ hex }) => hex)

describe('undo', () => {
  const steps = fc.oneof(
    fc.integer({ min: 0, max: 9 }).map((digit) => (state: PaletteState) => refresh(state, five(digit))),
    fc.integer({ min: 0, max: 9 }).map((digit) => (state: PaletteState) => replace(state, five(digit))),
    fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 })).map(
      ([from, to]) =>
        (state: PaletteState) =>
          move(state, from, to),
    ),
    fc.integer({ min: 0, max: 4 }).map((id) => (state: PaletteState) => edit(state, id, '#123456')),
    fc.constant((state: PaletteState) => add(state, '#654321')),
    fc.integer({ min: 0, max: 9 }).map((id) => (state: PaletteState) => remove(state, id)),
  )

  it('undoes back to the first palette and redoes up to the last', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 30 }), (changes) => {
        const start = startPalette(five(0))
        const end = changes.reduce((state, step) => step(state), start)
        expect(isPaletteSize(end.colours.length)).toBe(true)
        expect(new Set(end.colours.map(({ id }) => id)).size).toBe(end.colours.length)
        let state = end
        while (state.past.length > 0) state = undo(state)
        expect(hexesOf(state)).toEqual(hexesOf(start))
        while (state.future.length > 0) state = redo(state)
        expect(hexesOf(state)).toEqual(hexesOf(end))
      }),
    )
  })

  it('undoes several edits of one colour as one step', () => {
    const edited = edit(edit(startPalette(five(0)), 2, '#111111'), 2, '#222222')
    expect(hexesOf(undo(edited))).toEqual(five(0))
  })

  it('stores up to a hundred changes', () => {
    let state = startPalette(five(0))
    for (let times = 0; times < 150; times += 1) state = refresh(state, five(times % 10))
    expect(state.past).toHaveLength(100)
  })
})

it('preserves locked colours on refresh, and moves them with their lock', () => {
  const locked = toggleLock(startPalette(five(0)), 1)
  const moved = move(locked, 1, 4)
  expect(hexesOf(refresh(moved, five(3)))).toEqual([...five(3).slice(0, 4), '#010000'])
  expect(hexesOf(replace(moved, five(3)))).toEqual(five(3))
})

it('has three to ten colours, whatever is added and removed', () => {
  let state = startPalette(five(0))
  for (let times = 0; times < 9; times += 1) state = add(state, '#aaaaaa')
  expect(state.colours).toHaveLength(10)
  expect(state.past).toHaveLength(5)
  for (const { id } of state.colours) state = remove(state, id)
  expect(hexesOf(state)).toEqual(['#aaaaaa', '#aaaaaa', '#aaaaaa'])
  expect(remove(state, 99)).toBe(state)
})
