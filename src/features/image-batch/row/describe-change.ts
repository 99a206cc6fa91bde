import { formatFileSize } from '../../../lib/files/file-size.ts'
import { sizeChange } from '../../../lib/files/size-change.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { BatchMessages } from '../messages.en.ts'

export type ChangeText = {
  readonly kind: 'same' | 'smaller' | 'larger'
  /** Such as "3.26 MB → 480.12 KB". */
  readonly sizes: string
  /** Such as "85.6% smaller". */
  readonly percent: string
  /** The same with a part of the number, from 0 to 1, as it is counted up to. */
  readonly counted: (share: number) => string
}

/** Texts for the sizes of a file before and after. */
export function describeChange(
  t: BatchMessages,
  language: Language,
  before: number,
  after: number,
): ChangeText {
  const change = sizeChange(before, after)
  const sizes = t.sums(formatFileSize(before, language), formatFileSize(after, language))
  if (change.kind === 'same') return { kind: 'same', sizes, percent: t.same, counted: () => t.same }
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const { kind } = change
  const counted = (share: number) => t[kind](percent.format((change.percent * share) / 100))
  return { kind, sizes, percent: counted(1), counted }
}
