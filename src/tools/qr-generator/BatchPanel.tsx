import { Download, FileText } from 'lucide'
import { useMemo, useState } from 'react'
import type { JobStart } from '../../lib/job.ts'
import { systemClock } from '../../platform/clock.ts'
import { download } from '../../platform/download.ts'
import { createWorkerChannel } from '../../platform/workers.ts'
import { Alert } from '../../ui/alert/Alert.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { FileInput } from '../../ui/file-input/FileInput.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useJob } from '../../ui/job/use-job.ts'
import { Panel } from '../../ui/panel/Panel.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { SegmentedField } from '../../ui/segmented-field/SegmentedField.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { TextField } from '../../ui/text-field/TextField.tsx'
import styles from './BatchPanel.module.css'
import workerUrl from './batch.worker.ts?worker&url'
import {
  type BatchAnswer,
  type BatchFormat,
  type BatchQuestion,
  batchFormats,
  type RowKind,
  rowKinds,
  rowsOf,
} from './core/batch.ts'
import type { PlacedLogo } from './core/logo.ts'
import type { Style } from './core/settings.ts'
import type { Messages } from './messages.en.ts'

type Done = Extract<BatchAnswer, { type: 'done' }>
type Count = { readonly done: number; readonly total: number }

const startBatch: JobStart<BatchQuestion, Done, 'failed', Count> = (question, report) => {
  const worker = createWorkerChannel<BatchQuestion, BatchAnswer>(
    { url: workerUrl },
    {
      answered(answer) {
        if (answer.type === 'progress') report.progress(answer)
        else {
          worker.terminate()
          report.done(answer)
        }
      },
      failed: () => report.failed('failed'),
    },
  )
  worker.send(question)
  return worker.terminate
}

type BatchPanelProps = {
  readonly t: Messages
  readonly style: Style
  readonly logo: PlacedLogo | undefined
}

export function BatchPanel({ t, style, logo }: BatchPanelProps) {
  const text = useUiText()
  const [input, setInput] = useState('')
  const [kind, setKind] = useState<RowKind>('content')
  const [format, setFormat] = useState<BatchFormat>('png')
  const [job, { run, reset }] = useJob(startBatch)
  const rows = useMemo(() => rowsOf(input, kind), [input, kind])

  const open = async ([file]: readonly File[]) => {
    if (!file) return
    setInput(await file.text())
    setKind('name-content')
    reset()
  }
  return (
    <Panel title={t.batch}>
      <div className={styles.batch}>
        <p className={styles.intro}>{t.batchIntro}</p>
        <TextField
          label={t.lines}
          rows={5}
          value={input}
          onChange={(value) => {
            reset()
            setInput(value)
          }}
          spellCheck={false}
          autoComplete="off"
        />
        <FileInput className={styles.file} accept=".csv,.txt,text/csv,text/plain" onFiles={open}>
          <Icon of={FileText} size={18} />
          {t.openCsv}
        </FileInput>
        <div className={styles.choices}>
          <SegmentedField
            label={t.rowKind}
            value={kind}
            segments={rowKinds.map((value) => ({ value, label: t.rowKinds[value] }))}
            onChange={(value) => {
              reset()
              setKind(value)
            }}
          />
          <SegmentedField
            label={t.batchFormat}
            value={format}
            segments={batchFormats.map((value) => ({ value, label: value.toUpperCase() }))}
            onChange={(value) => {
              reset()
              setFormat(value)
            }}
          />
        </div>
        <Button
          variant="primary"
          disabled={rows.length === 0 || job.state === 'working'}
          onClick={() => run({ rows, style, logo, format }, { done: 0, total: rows.length })}
        >
          {t.makeBatch(rows.length)}
        </Button>
        {job.state === 'working' ? (
          <div className={styles.busy}>
            <Progress label={t.makingBatch} {...job.progress} />
            <Button variant="quiet" onClick={reset}>
              {text.cancel}
            </Button>
          </div>
        ) : null}
        {job.state === 'failed' ? <Alert title={t.batchStopped} /> : null}
        {job.state === 'done' ? <BatchResult t={t} result={job.result} /> : null}
      </div>
    </Panel>
  )
}

function BatchResult({
  t,
  result: { zip, made, failures },
}: {
  readonly t: Messages
  readonly result: Done
}) {
  return (
    <>
      {failures.length > 0 ? (
        <Alert
          title={t.batchFailed}
          files={failures.map(({ line, reason }) => ({
            id: line,
            name: t.line(line),
            reason: t.batchReason[reason],
          }))}
        />
      ) : null}
      {made > 0 ? (
        <div className={styles.done}>
          <p role="status">{t.batchDone(made)}</p>
          <Button
            variant="primary"
            onClick={() =>
              download(new Blob([zip], { type: 'application/zip' }), `qr-codes-${systemClock.now()}.zip`)
            }
          >
            <Icon of={Download} size={18} />
            {t.downloadZip}
          </Button>
        </div>
      ) : null}
    </>
  )
}
