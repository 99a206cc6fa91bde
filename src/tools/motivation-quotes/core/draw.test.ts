import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFakeRandom } from '../../../platform/testing/random.ts'
import { type Deck, draw } from './draw.ts'
import { quotes } from './quotes.ts'

const ids = quotes.map(({ id }) => id)

it('draw never repeats a quote at once, and returns all others before one comes again', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...ids), (seed, first) => {
      const source = createFakeRandom(seed)
      let shown = first
      let deck: Deck = []
      const seen: number[] = []
      for (let click = 0; click < 28 * 4; click += 1) {
        const previous = shown
        ;({ id: shown, deck } = draw(source, ids, deck, shown))
        expect(shown).not.toBe(previous)
        seen.push(shown)
      }
      expect(new Set(seen.slice(0, 28))).toEqual(new Set(ids.filter((id) => id !== first)))
      expect(new Set(seen)).toEqual(new Set(ids))
    }),
    { numRuns: 200 },
  )
})

it('draw skips the current quote in the deck', () => {
  expect(draw(createFakeRandom(), [1, 2, 3], [2, 3], 2)).toEqual({ id: 3, deck: [] })
})

it('draw throws for a single quote', () => {
  expect(() => draw(createFakeRandom(), [1], [], 1)).toThrow(RangeError)
})
