import { boolean, nullable, object, optional } from 'valibot'
import { integerIn, textUpTo } from '../../lib/bounded-schema.ts'
import { deviceDoors } from '../../platform/storage/doors.ts'
import { createSettings } from '../../platform/storage/settings.ts'
import type { DraftSource } from '../../platform/storage/shared-draft.ts'
import { firstVersion } from '../../platform/storage/versions.ts'

/** Longer texts are not kept: storage is small and writing them would hold up typing. UTF-16 units. */
export const longestDraft = 500_000

/** Words; its field takes nine digits. */
const goal = integerIn(0, 999_999_999)

/** What is kept of the visitor's work: the text while `keep` is on, the goal, and whether hard sentences are marked. */
export const draft = createSettings(
  {
    tool: 'word-counter',
    name: 'draft',
    versions: firstVersion(
      object({
        keep: boolean(),
        text: textUpTo(longestDraft),
        least: nullable(goal),
        most: nullable(goal),
        mark: optional(boolean(), true),
      }),
    ),
    initial: { keep: true, text: '', least: null, most: null, mark: true } as {
      readonly keep: boolean
      readonly text: string
      readonly least: number | null
      readonly most: number | null
      readonly mark: boolean
    },
  },
  deviceDoors,
)

/** What is stored of a text: a longer one is not, nor any while the visitor does not want it. */
const storable = (text: string, keep: boolean): string => (keep && text.length <= longestDraft ? text : '')

/** The text within the draft. */
export const textSource: DraftSource<string> = {
  read() {
    const kept = draft.read()
    if (!kept.keep || draft.mode.read() === 'newer') return { state: 'off' }
    return kept === draft.initial ? { state: 'absent' } : { state: 'stored', value: kept.text }
  },
  write(text) {
    const kept = draft.read()
    const next = storable(text, kept.keep)
    if (kept.text !== next) draft.write({ ...kept, text: next })
  },
  subscribe: draft.subscribe,
}

/** Whether the text is stored from now on; turned on, `text` is. */
export const setKeep = (keep: boolean, text: string): void =>
  draft.write({ ...draft.read(), keep, text: storable(text, keep) })
