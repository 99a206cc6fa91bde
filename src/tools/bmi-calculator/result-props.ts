import type { Language } from '../../lib/i18n.ts'
import type { Measured } from './core/judge.ts'
import type { Messages } from './messages.en.ts'
import type { BmiSettings } from './stored.ts'

/** What every part of the result is given. */
export type ResultProps = {
  readonly t: Messages
  readonly language: Language
  readonly measured: Measured
  readonly settings: BmiSettings
}
