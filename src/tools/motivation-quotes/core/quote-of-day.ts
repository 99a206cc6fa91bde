import { quotes } from './quotes.ts'

/** Days from 1970-01-01 to a calendar day `YYYY-MM-DD`, independent of the time zone. */
export function dayNumber(day: string): number {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  const number = Date.UTC(year, month - 1, date) / 86_400_000
  if (!Number.isInteger(number)) throw new RangeError(`Not a day: ${day}`)
  return number
}

/** Deterministic numbers from 0 to 1 for a seed (mulberry32 by Tommy Ettinger, public domain). */
function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled(cycle: number): number[] {
  const next = createSeededRandom(cycle)
  const ids = quotes.map(({ id }) => id)
  for (let last = ids.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1))
    const moved = ids[last] ?? 0
    ids[last] = ids[other] ?? 0
    ids[other] = moved
  }
  return ids
}

/**
 * The id of the quote of a calendar day, the same for everyone with that local date. In each cycle of 29 days every quote
 * has one day; the last of a cycle is never the first of the next.
 *
 * @param day the local day as `YYYY-MM-DD`
 * @throws RangeError for an invalid day
 */
export function quoteOfDay(day: string): number {
  const number = dayNumber(day)
  const cycle = Math.floor(number / quotes.length)
  const order = shuffled(cycle)
  const [first = 0, second = 0] = order
  // The swap does not affect the last position, so only the previous cycle has to be checked.
  if (first === shuffled(cycle - 1).at(-1)) order.splice(0, 2, second, first)
  return order[number - cycle * quotes.length] ?? 0
}
