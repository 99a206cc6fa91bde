import { createStore } from '../../../lib/store.ts'
import { withChanges } from '../../../lib/with-changes.ts'
import type { Goal } from '../core/goal.ts'
import { draft } from './draft.ts'

/** The goal of a link. It is not put into the draft, which is stored with every change of the text. */
const visited = createStore<{ readonly goal: Goal; readonly isPreset: boolean } | null>(null)

const ownGoal = (): Goal => {
  const { unit, least, most } = draft.read()
  return { unit, least, most }
}

/** The goal that is shown: that of the draft, or of a link until another one is set, or of a preset. */
export const goal = {
  initial: draft.initial as Goal,
  read: (): Goal => visited.read()?.goal ?? draft.read(),
  subscribe(listener: () => void) {
    const leave = [visited.subscribe(listener), draft.subscribe(listener)]
    return () => {
      for (const end of leave) end()
    }
  },
  write({ unit, least, most }: Goal) {
    const next = { unit, least, most }
    const before = visited.read()
    const own = before?.isPreset ? withChanges(ownGoal(), before.goal, next) : next
    draft.write({ ...draft.read(), ...own })
    visited.set(before?.isPreset ? { goal: next, isPreset: true } : null)
  },
  visit: (shown: Goal | undefined, isPreset = false) => visited.set(shown ? { goal: shown, isPreset } : null),
}
