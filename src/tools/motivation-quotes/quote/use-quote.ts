import { useState } from 'react'
import { cryptoRandom } from '../../../platform/device/random.ts'
import { today } from '../../../platform/time/today.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useWorkInTab } from '../../../ui/use-work-in-tab.ts'
import { type Deck, draw } from '../core/draw.ts'
import { quoteOfDay } from '../core/quote-of-day.ts'
import { quotes } from '../core/quotes.ts'

const ids = quotes.map(({ id }) => id)

type Chosen = { readonly id: number; readonly deck: Deck }

/** Whether this build has the quotes that were saved. */
function isChosen(saved: unknown): saved is Chosen {
  const { id, deck } = (saved ?? {}) as Partial<Chosen>
  return Array.isArray(deck) && [id, ...deck].every((each) => ids.some((known) => known === each))
}

export type LargeQuote = {
  /** The visitor's local date; `undefined` in the prerendered page. */
  readonly day: string | undefined
  /** The current quote; `undefined` until the day is known. */
  readonly id: number | undefined
  readonly isOfToday: boolean
  /** Draws the next quote and returns its id. */
  next(): number | undefined
  show(id: number): void
  backToToday(): void
}

/** The quote of the day, until the visitor chooses another one. */
export function useQuote(): LargeQuote {
  const day = useStore(today, undefined)
  const [chosen, setChosen] = useState<Chosen>()
  const ofToday = day === undefined ? undefined : quoteOfDay(day)
  const id = chosen?.id ?? ofToday
  const restore = (left: Chosen) => {
    setChosen(left)
    return { clear: () => setChosen(undefined) }
  }
  useWorkInTab<Chosen>('motivation-quotes', {
    leave: () => chosen,
    restore,
    toSave: (left) => left,
    restoreSaved: (saved) => (isChosen(saved) ? restore(saved) : undefined),
  })
  return {
    day,
    id,
    isOfToday: id !== undefined && id === ofToday,
    next() {
      if (id === undefined) return undefined
      const drawn = draw(cryptoRandom, ids, chosen?.deck ?? [], id)
      setChosen(drawn)
      return drawn.id
    },
    show: (shown) => setChosen({ id: shown, deck: chosen?.deck ?? [] }),
    backToToday: () => setChosen(undefined),
  }
}
