import type { Measurements } from '../core/measures/plausibility.ts'
import type { BmiSettings } from '../core/settings.ts'

/** Props of every part of the result. */
export type ResultProps = {
  readonly measured: Measurements
  readonly settings: BmiSettings
}
