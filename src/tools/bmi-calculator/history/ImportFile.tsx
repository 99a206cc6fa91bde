import { Upload } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { NameIn } from '../../../ui/name-in/NameIn.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { dateOrders, readDate, timestampOf } from '../core/history/csv-date.ts'
import { shownDate } from '../format.ts'
import { useTexts } from '../texts.ts'
import styles from './HistoryPanel.module.css'
import { importSummary, refusedSentences } from './import-summary.ts'
import type { Import, ImportStep } from './use-import.ts'

type ImportProps = { readonly importing: Import }

export function ImportButton({ importing }: ImportProps) {
  const { t } = useTexts()
  return (
    <FileInput
      accept=".csv,.txt,text/csv,text/plain"
      onFiles={([file]) => {
        if (file) importing.open(file)
      }}
    >
      <Icon of={Upload} size={18} />
      {t.importCsv}
    </FileInput>
  )
}

/** Questions and messages of an import. */
export function ImportNotice({ importing }: ImportProps) {
  const { t } = useTexts()
  const ui = useUiText()
  const { step } = importing
  switch (step.state) {
    case 'idle':
      return null
    case 'reading':
      return (
        <div className={styles.notice}>
          <p>
            {t.reading} <bdi translate="no">{step.name}</bdi>
          </p>
          <Button variant="quiet" onClick={importing.close}>
            {ui.cancel}
          </Button>
        </div>
      )
    case 'failed':
      return (
        <Alert title={t.importFailed(step.failure.name)} name={step.failure.name} onDismiss={importing.close}>
          <p>{t.importReason(step.failure.why)}</p>
        </Alert>
      )
    case 'which-order':
      return <WhichOrder importing={importing} step={step} />
    case 'which-go':
      return <WhichGo importing={importing} step={step} />
    case 'done':
      return <Done importing={importing} step={step} />
  }
}

type StepProps<State extends ImportStep['state']> = ImportProps & {
  readonly step: Extract<ImportStep, { state: State }>
}

function WhichOrder({ importing, step: { file, example } }: StepProps<'which-order'>) {
  const { t, language } = useTexts()
  const date = readDate(example)
  return (
    <Alert title={t.whichOrder(example)} onDismiss={importing.close}>
      <p>{t.whichOrderText}</p>
      <div className={styles.actions}>
        {dateOrders.map((order) => {
          const timestamp = date && timestampOf(date, order)
          return (
            <Button key={order} onClick={() => importing.choose(file, order)}>
              {t.dateOrders[order]}
              {timestamp === undefined ? null : `: ${shownDate(timestamp, language)}`}
            </Button>
          )
        })}
      </div>
    </Alert>
  )
}

function WhichGo({ importing, step: { read, plan } }: StepProps<'which-go'>) {
  const { t, language } = useTexts()
  const { dropped, added } = plan
  const ui = useUiText()
  return (
    <Alert title={t.wouldDrop(dropped.length)}>
      <p>
        <NameIn sentence={t.wouldDropText(added.length, read.name)} name={read.name} />
      </p>
      <ul className={styles.dropped}>
        {dropped.map((entry) => (
          <li key={`${entry.timestamp} ${entry.weight} ${entry.height}`}>
            {shownDate(entry.timestamp, language)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={importing.confirm}>{t.importAnyway(dropped.length)}</Button>
        <Button variant="quiet" onClick={importing.close}>
          {ui.cancel}
        </Button>
      </div>
    </Alert>
  )
}

function Done({ importing, step: { read, plan, undo } }: StepProps<'done'>) {
  const { t, language } = useTexts()
  const ui = useUiText()
  const summary = importSummary(t, read, plan)
  return (
    <>
      <div className={styles.notice}>
        <p>
          <NameIn sentence={summary} name={read.name} />
        </p>
        {undo ? <Button onClick={importing.undo}>{ui.undo}</Button> : null}
      </div>
      {read.refused.length > 0 ? (
        <Alert key={read.name} title={t.importPartly(read.name)} name={read.name}>
          {refusedSentences(t, language, read.refused).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      ) : null}
    </>
  )
}
