import { createStore } from '../../../lib/store.ts'
import type { Goal } from '../core/goal.ts'
import { draft } from './draft.ts'

/** The goal of a link. It is not put into the draft, which is stored with every change of the text. */
const visited = createStore<Goal | null>(null)

/** The goal that is shown: that of the draft, or of a link until another one is set. */
export const goal = {
  initial: draft.initial as Goal,
  read: (): Goal => visited.read() ?? draft.read(),
  subscribe(listener: () => void) {
    const leave = [visited.subscribe(listener), draft.subscribe(listener)]
    return () => {
      for (const end of leave) end()
    }
  },
  write({ unit, least, most }: Goal) {
    draft.write({ ...draft.read(), unit, least, most })
    visited.set(null)
  },
  visit: (shown: Goal | undefined) => visited.set(shown ?? null),
}
