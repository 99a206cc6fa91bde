import { classNames } from '../../../lib/class-names.ts'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { TextCounts } from '../core/document/block-counts.ts'
import { limits, maxMeasured, postLength, smsLength } from '../core/limits.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'

type LimitsPanelProps = {
  readonly counts: TextCounts
  readonly text: () => string
}

/** Whether the text is within common length limits, each in its own units. */
export function LimitsPanel({ counts, text }: LimitsPanelProps) {
  const { t, language } = useTexts()
  const number = new Intl.NumberFormat(language)
  const limitStatus = (used: number, limit: number) =>
    `${t.ofLimit(number.format(used), number.format(limit))}, ${
      used <= limit ? t.fits : t.over(number.format(used - limit))
    }`
  const written = text()
  const rows = () => {
    const sms = smsLength(written)
    return [
      [t.post, limitStatus(postLength(written), limits.post)],
      [
        t.sms,
        `${t.smsValue(number.format(sms.used), sms.segments, sms.alphabet.toUpperCase())}, ${t.smsLeft(number.format(sms.left))}`,
      ],
      [t.description, limitStatus(counts.characters, limits.description)],
      [t.pageTitle, limitStatus(counts.characters, limits.title)],
    ] as const
  }
  return (
    <Panel title={t.limits}>
      {written.length > maxMeasured ? (
        <p className={styles.note}>{t.farTooLong}</p>
      ) : (
        <ul className={styles.list}>
          {rows().map(([name, value]) => (
            <li key={name} className={classNames(styles.row, styles.limit)}>
              <span>{name}</span>
              <span className={styles.count}>{value}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
