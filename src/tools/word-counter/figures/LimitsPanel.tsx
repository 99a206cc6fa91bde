import { classNames } from '../../../lib/class-names.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { TextCounts } from '../core/document/block-counts.ts'
import { limits, maxMeasured, postLength, smsLength } from '../core/limits.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'
import { LimitRuler, type LimitRulerProps } from './LimitRuler.tsx'
import { limitText } from './limit-text.ts'

type LimitsPanelProps = {
  readonly counts: TextCounts
  readonly text: () => string
}

type LimitRow = LimitRulerProps & { readonly name: string; readonly value: string }

/** Whether the text is within common length limits, each in its own units. */
export function LimitsPanel({ counts, text }: LimitsPanelProps) {
  const { t, language } = useTexts()
  const number = numberFormat(language)
  const limitRow = (name: string, used: number, limit: number): LimitRow => ({
    name,
    value: limitText(used, limit, t, language),
    used,
    limits: [0, limit],
    beyond: 'bad',
  })
  const written = text()
  const rows = (): readonly LimitRow[] => {
    const sms = smsLength(written)
    return [
      limitRow(t.post, postLength(written), limits.post),
      {
        name: t.sms,
        value: `${t.smsValue(number.format(sms.used), sms.segments, sms.alphabet.toUpperCase())}, ${t.smsLeft(number.format(sms.left))}`,
        used: sms.used,
        limits: [0, sms.single],
        // It is sent all the same, in several parts.
        beyond: 'fair',
      },
      limitRow(t.description, counts.characters, limits.description),
      limitRow(t.pageTitle, counts.characters, limits.title),
    ]
  }
  return (
    <Panel title={t.limits}>
      {written.length > maxMeasured ? (
        <p className={styles.note}>{t.farTooLong}</p>
      ) : (
        <ul className={styles.list}>
          {rows().map(({ name, value, ...scale }) => (
            <li key={name} className={classNames(styles.row, styles.limit)}>
              <span>{name}</span>
              <span className={styles.count}>{value}</span>
              {written === '' ? null : (
                <div className={styles.scale}>
                  <LimitRuler {...scale} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
