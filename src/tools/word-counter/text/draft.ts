import { boolean, nullable, object, optional, picklist } from 'valibot'
import { integerIn, textUpTo } from '../../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import type { DraftSource } from '../../../platform/storage/settings/shared-draft.ts'
import { type GoalUnit, goalLimits, goalUnits } from '../core/goal.ts'
import { stores } from '../stores.ts'

/** Longer texts are not stored: storage is small, and writing them would block typing. UTF-16 units. */
export const maxDraftLength = 500_000

/** Number of words. */
const goal = integerIn(goalLimits.min, goalLimits.max)

/** The stored draft: the text while `keep` is on, the goal, and whether hard sentences are highlighted. */
const record = createSettings(
  {
    store: stores.draft,
    versions: firstVersion(
      object({
        keep: boolean(),
        text: textUpTo(maxDraftLength),
        least: nullable(goal),
        most: nullable(goal),
        mark: optional(boolean(), true),
        unit: optional(picklist(goalUnits), 'words'),
      }),
    ),
    initial: { keep: true, text: '', least: null, most: null, mark: true, unit: 'words' } as {
      readonly keep: boolean
      readonly text: string
      readonly least: number | null
      readonly most: number | null
      readonly mark: boolean
      readonly unit: GoalUnit
    },
  },
  deviceStorage,
)

export const isTooLongToSave = (text: string): boolean => text.length > maxDraftLength

let wasOff = false
const off = { ...record.initial, keep: false }

/**
 * The stored draft. If all data is deleted while this page is open with saving off, saving stays off, since its text was
 * never meant to be stored. The next visit starts with the defaults.
 */
export const draft: typeof record = {
  ...record,
  read() {
    const stored = record.read()
    if (stored === record.initial) return wasOff ? off : stored
    wasOff = !stored.keep
    return stored
  },
}

/** The text within the draft. */
export const textSource: DraftSource<string> = {
  read() {
    const stored = draft.read()
    if (!stored.keep || draft.mode.read() === 'newer') return { state: 'off' }
    return stored === draft.initial ? { state: 'absent' } : { state: 'stored', value: stored.text }
  },
  write(text) {
    const stored = draft.read()
    // A text that is too long exists only in its tab and does not replace the stored one.
    if (stored.keep && stored.text !== text && !isTooLongToSave(text)) draft.write({ ...stored, text })
  },
  subscribe: draft.subscribe,
}

/** Turns saving on or off; turning it on stores `text`. */
export const setSaveDraft = (keep: boolean, text: string): void =>
  draft.write({ ...draft.read(), keep, text: keep && !isTooLongToSave(text) ? text : '' })
