import { createStore } from '../../../lib/store.ts'
import { withChanges } from '../../../lib/with-changes.ts'
import { openPreset } from '../../../platform/open-preset.ts'
import type { Goal } from '../core/goal.ts'
import { draft } from './draft.ts'

/** The goal of a link. It is not put into the draft, which is stored with every change of the text. */
const visited = createStore<{ readonly goal: Goal; readonly isPreset: boolean } | null>(null)

/** That of the preset whose page is open. */
const presetGoal = () => openPreset.settingsOf('word-counter') as Goal | undefined

const ownGoal = (): Goal => {
  const { unit, least, most } = draft.read()
  return { unit, least, most }
}

/** The goal that is shown: that of the draft, or of a link until another one is set, or of a preset. */
export const goal = {
  get initial(): Goal {
    return presetGoal() ?? draft.initial
  },
  read: (): Goal => visited.read()?.goal ?? presetGoal() ?? draft.read(),
  subscribe(listener: () => void) {
    const leave = [visited.subscribe(listener), draft.subscribe(listener)]
    return () => {
      for (const end of leave) end()
    }
  },
  write({ unit, least, most }: Goal) {
    const next = { unit, least, most }
    const preset = presetGoal()
    const before = visited.read() ?? (preset && { goal: preset, isPreset: true })
    const own = before?.isPreset ? withChanges(ownGoal(), before.goal, next) : next
    draft.write({ ...draft.read(), ...own })
    visited.set(before?.isPreset ? { goal: next, isPreset: true } : null)
  },
  visit: (shown: Goal | undefined, isPreset = false) => visited.set(shown ? { goal: shown, isPreset } : null),
}
