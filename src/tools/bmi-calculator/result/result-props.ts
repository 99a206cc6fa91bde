import type { Language } from '../../../lib/text/i18n.ts'
import type { Measurements } from '../core/measures/plausibility.ts'
import type { BmiSettings } from '../history/stored.ts'
import type { Messages } from '../messages.en.ts'

/** Props of every part of the result. */
export type ResultProps = {
  readonly t: Messages
  readonly language: Language
  readonly measured: Measurements
  readonly settings: BmiSettings
}
