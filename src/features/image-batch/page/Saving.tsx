import { percentDecimals, sizeChange } from '../../../lib/files/size-change.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { BatchMessages } from '../messages.en.ts'
import styles from './Saving.module.css'
import { useCountUp } from './use-count-up.ts'

type SavingProps = {
  readonly t: BatchMessages
  readonly language: Language
  /** In bytes. */
  readonly before: number
  readonly after: number
}

/** Stands for the number in a text, so that the number can be set larger than the words around it. */
const slot = '\u0000'

/** How much smaller the files have become, with what is left of them as a line. Counts up once, when the work is done. */
export function Saving({ t, language, before, after }: SavingProps) {
  const share = useCountUp()
  const change = sizeChange(before, after)
  if (change.kind === 'same') return t.same
  const { kind, percent } = change
  const number = numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: percentDecimals(percent),
  })
  const [start, end] = t[kind](slot).split(slot)
  return (
    <span className={styles.saving} data-kind={kind} data-counting={share < 1 || undefined}>
      {start}
      <span className={styles.number}>{number.format((percent * share) / 100)}</span>
      {end}
      <span aria-hidden="true" className={styles.line}>
        <span
          className={styles.left}
          style={{ inlineSize: `${(Math.min(before, after) / Math.max(before, after)) * 100}%` }}
        />
      </span>
    </span>
  )
}
