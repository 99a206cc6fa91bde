import { boolean, nullable, number, object, optional, string } from 'valibot'
import { deviceDoors } from '../../platform/storage/doors.ts'
import { createSettings } from '../../platform/storage/settings.ts'
import { firstVersion } from '../../platform/storage/versions.ts'

/** Longer texts are not kept: storage is small and writing them would hold up typing. UTF-16 units. */
export const longestDraft = 500_000

/** What is kept of the visitor's work: the text while `keep` is on, the goal, and whether hard sentences are marked. */
export const draft = createSettings(
  {
    tool: 'word-counter',
    name: 'draft',
    versions: firstVersion(
      object({
        keep: boolean(),
        text: string(),
        least: nullable(number()),
        most: nullable(number()),
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
