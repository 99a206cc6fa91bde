import { formatFileSize } from '../../../lib/files/file-size.ts'
import { sizeChange } from '../../../lib/files/size-change.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { BatchMessages } from '../messages.en.ts'

type ChangeText = {
  readonly kind: 'same' | 'smaller' | 'larger'
  /** Such as "3.26 MB → 480.12 KB". */
  readonly sizes: string
  /** Such as "85.6% smaller". */
  readonly percent: string
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
  if (change.kind === 'same') return { kind: 'same', sizes, percent: t.same }
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const { kind } = change
  return { kind, sizes, percent: t[kind](percent.format(change.percent / 100)) }
}
