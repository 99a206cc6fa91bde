import { stemOf } from '../../../lib/file-names.ts'
import type { MadeImage } from '../../../lib/image/image-work.ts'

/** How a goal was met. `missed`: the file is as small as it gets, and still over the wanted size. */
export type GoalOutcome = 'met' | 'missed'

export type Compressed<Made> = MadeImage<Made> & {
  readonly encoder: 'canvas' | 'mozjpeg'
  readonly outcome: GoalOutcome
  /** Estimated on the scale of SSIMULACRA2, 0 to 100; null where it was not measured. */
  readonly look: number | null
  /** How many times it was coded. */
  readonly encodes: number
  /** Fewer pixels than asked for, because the wanted size needed it. */
  readonly shrunk: boolean
}

export function compressedName(name: string): string {
  return `${stemOf(name)}_compressed.jpg`
}
