import { boolean, nullable, object, optional } from 'valibot'
import { integerIn, textUpTo } from '../../../lib/stored-data/bounded-schema.ts'
import { deviceStorage } from '../../../platform/storage/backends.ts'
import { firstVersion } from '../../../platform/storage/records/versions.ts'
import { createSettings } from '../../../platform/storage/settings/settings.ts'
import type { DraftSource } from '../../../platform/storage/settings/shared-draft.ts'
import { stores } from '../stores.ts'

/** Longer texts are not kept: storage is small and writing them would hold up typing. UTF-16 units. */
export const maxDraftLength = 500_000

/** Words; its field takes nine digits. */
const goal = integerIn(0, 999_999_999)

/** What is kept of the visitor's work: the text while `keep` is on, the goal, and whether hard sentences are marked. */
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
  deviceStorage,
)

export const isTooLongToSave = (text: string): boolean => text.length > maxDraftLength

let wasOff = false
const off = { ...record.initial, keep: false }

/**
 * As stored. When everything is deleted while this page is open and keeps nothing, it goes on so: its text was never
 * meant to be stored. The next visit is a first one.
 */
export const draft: typeof record = {
  ...record,
  read() {
    const kept = record.read()
    if (kept === record.initial) return wasOff ? off : kept
    wasOff = !kept.keep
    return kept
  },
}

/** The text within the draft. */
export const textSource: DraftSource<string> = {
  read() {
    const kept = draft.read()
    if (!kept.keep || draft.mode.read() === 'newer') return { state: 'off' }
    return kept === draft.initial ? { state: 'absent' } : { state: 'stored', value: kept.text }
  },
  write(text) {
    const kept = draft.read()
    // What was kept last stays: a longer text lives in its tab alone and takes nothing away.
    if (kept.keep && kept.text !== text && !isTooLongToSave(text)) draft.write({ ...kept, text })
  },
  subscribe: draft.subscribe,
}

/** Whether the text is stored from now on; turned on, `text` is. */
export const setSaveDraft = (keep: boolean, text: string): void =>
  draft.write({ ...draft.read(), keep, text: keep && !isTooLongToSave(text) ? text : '' })
