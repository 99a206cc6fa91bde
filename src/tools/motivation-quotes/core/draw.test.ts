import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFakeRandom } from '../../../platform/testing/random.ts'
import { type Deck, draw } from './draw.ts'
import { quotes } from './quotes.ts'

const ids = quotes.map(({ id }) => id)

it('never shows the same quote twice in a row, and all of them before one comes again', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...ids), (seed, first) => {
      const source = createFakeRandom(seed)
      let shown = first
      let deck: Deck = []
      const seen: number[] = []
      for (let click = 0; click < 28 * 4; click += 1) {
        const before = shown
        ;({ id: shown, deck } = draw(source, ids, deck, shown))
        expect(shown).not.toBe(before)
        seen.push(shown)
      }
      expect(new Set(seen.slice(0, 28))).toEqual(new Set(ids.filter((id) => id !== first)))
      expect(new Set(seen)).toEqual(new Set(ids))
    }),
    { numRuns: 200 },
  )
})

it('does not come back to a quote of the deck that is shown already', () => {
  expect(draw(createFakeRandom(), [1, 2, 3], [2, 3], 2)).toEqual({ id: 3, deck: [] })
})

it('refuses a list of one', () => {
  expect(() => draw(createFakeRandom(), [1], [], 1)).toThrow(RangeError)
})
