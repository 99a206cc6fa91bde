import { Upload } from 'lucide'
import type { Language } from '../../../lib/text/i18n.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { NameIn } from '../../../ui/name-in/NameIn.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { dateOrders, readDate, timestampOf } from '../core/history/csv-date.ts'
import { shownDate } from '../format.ts'
import type { Messages } from '../messages.en.ts'
import styles from './HistoryPanel.module.css'
import { importSummary, refusedSentences } from './import-summary.ts'
import type { Import, ImportStep } from './use-import.ts'

type PartProps = { readonly t: Messages; readonly language: Language; readonly importing: Import }

export function ImportButton({ t, importing }: Omit<PartProps, 'language'>) {
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
export function ImportNotice({ t, language, importing }: PartProps) {
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
      return <WhichOrder {...{ t, language, importing, step }} />
    case 'which-go':
      return <WhichGo {...{ t, language, importing, step }} />
    case 'done':
      return <Done {...{ t, language, importing, step }} />
  }
}

type StepProps<State extends ImportStep['state']> = PartProps & {
  readonly step: Extract<ImportStep, { state: State }>
}

function WhichOrder({ t, language, importing, step: { file, example } }: StepProps<'which-order'>) {
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

function WhichGo({ t, language, importing, step: { read, plan } }: StepProps<'which-go'>) {
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

function Done({ t, importing, step: { read, plan, undo } }: StepProps<'done'>) {
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
          {refusedSentences(t, read.refused).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      ) : null}
    </>
  )
}
