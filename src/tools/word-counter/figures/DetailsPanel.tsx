import { Download } from 'lucide'
import { numberFormat } from '../../../lib/text/formats.ts'
import { download } from '../../../platform/files/download.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { CounterState } from '../counter.ts'
import { useTexts } from '../texts.ts'
import styles from './Figures.module.css'
import { unitsOf } from './units.ts'

type DetailsPanelProps = {
  readonly state: CounterState
  /** Resolves to the state of the current text, or `undefined` when counting failed. */
  readonly countNow: () => Promise<CounterState | undefined>
}

/** The text in other units, and a report of all figures to download. */
export function DetailsPanel({ state, countNow }: DetailsPanelProps) {
  const { t, language } = useTexts()
  const number = numberFormat(language)
  const save = async () => {
    const counted = await countNow()
    if (!counted) return
    const { reportOf } = await import('./report.ts')
    download(new Blob([reportOf(t, language, counted)], { type: 'text/csv' }), t.reportName)
  }
  return (
    <Panel
      title={t.details}
      actions={
        <Button disabled={state.counts.words === 0} onClick={save}>
          <Icon of={Download} size={18} />
          {t.report}
        </Button>
      }
    >
      <dl className={styles.units}>
        {unitsOf(t, state).map(([name, value]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>{number.format(value)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
