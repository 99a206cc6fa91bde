import { Download } from 'lucide'
import { memo, useState } from 'react'
import { download } from '../../../platform/files/download.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { Progress } from '../../../ui/feedback/progress/Progress.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { ExportMenu } from '../../../ui/files/export-menu/ExportMenu.tsx'
import type { ExportFiles } from '../../../ui/files/export-menu/export-files.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useJob } from '../../../ui/job/use-job.ts'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { type BatchFormat, batchFormats, rowKinds } from '../core/batch/batch.ts'
import type { PlacedLogo } from '../core/drawing/logo.ts'
import type { Style } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import { BatchLines } from './BatchLines.tsx'
import styles from './BatchPanel.module.css'
import { type BatchDone, startBatch } from './make-batch.ts'
import { type Rows, useRows } from './use-rows.ts'

const batchTypes: Readonly<Record<BatchFormat, string>> = { png: 'image/png', svg: 'image/svg+xml' }

type BatchPanelProps = {
  readonly style: Style
  readonly logo: PlacedLogo | undefined
}

/** Many codes from lines. It is not rendered again with the content of the one above. */
export const BatchPanel = memo(function BatchPanel({ style, logo }: BatchPanelProps) {
  const { t } = useTexts()
  const text = useUiText()
  const rows = useRows()
  const [format, setFormat] = useState<BatchFormat>('png')
  const [job, { run, reset }] = useJob(startBatch)
  const { source, kind, count } = rows
  // Changed lines discard the result of previous ones. Moving a file's lines into the field does not change them.
  const rowsWithReset: Rows = {
    ...rows,
    type: (typed) => {
      reset()
      rows.type(typed)
    },
    open: (file) => {
      reset()
      rows.open(file)
    },
    close: () => {
      reset()
      rows.close()
    },
  }
  return (
    <FoldedGroup title={t.batch} state={count === 0 ? t.lines : t.makeBatch(count)}>
      <section className={styles.batch} aria-label={t.batch}>
        <p className={styles.intro}>{t.batchIntro}</p>
        <BatchLines rows={rowsWithReset} />
        <div className={styles.choices}>
          <SegmentedField
            label={t.rowKind}
            value={rows.kind}
            segments={rowKinds.map((value) => ({ value, label: t.rowKinds[value] }))}
            onChange={(value) => {
              reset()
              rows.choose(value)
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
          disabled={count === 0}
          busy={job.state === 'working'}
          onClick={() => run({ source, kind, style, logo, format }, { done: 0, total: count })}
        >
          {t.makeBatch(count)}
        </Button>
        {job.state === 'working' ? (
          <div className={styles.busy}>
            <Progress label={t.makingBatch} {...job.progress} />
            <Button variant="quiet" onClick={reset}>
              {text.cancel}
            </Button>
          </div>
        ) : null}
        {job.state === 'failed' ? (
          <Alert title={t.batchStopped}>
            <p>{t.rowsReason(job.failure)}</p>
          </Alert>
        ) : null}
        {job.state === 'done' ? <BatchResult result={job.result} format={format} /> : null}
      </section>
    </FoldedGroup>
  )
})

type BatchResultProps = { readonly result: BatchDone; readonly format: BatchFormat }

function BatchResult({ result: { zip, count, failures }, format }: BatchResultProps) {
  const { t, language } = useTexts()
  const codes: ExportFiles = {
    types: [batchTypes[format]],
    count,
    bytes: zip.byteLength,
    read: async () => (await import('./unpack-codes.ts')).unpackCodes(zip),
  }
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
      {count > 0 ? (
        <div className={styles.done}>
          <p role="status">{t.batchDone(count)}</p>
          <Button
            onClick={() =>
              download(new Blob([zip], { type: 'application/zip' }), `qr-codes-${systemClock.now()}.zip`)
            }
          >
            <Icon of={Download} size={18} />
            {t.downloadZip}
          </Button>
          <ExportMenu language={language} all={codes} missing={failures.length} />
        </div>
      ) : null}
    </>
  )
}
