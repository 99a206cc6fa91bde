import { Images } from 'lucide'
import { type ReactNode, useCallback } from 'react'
import type { ImageError } from '../../../lib/image/image-error.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { EmptyResult } from '../../../ui/feedback/empty-result/EmptyResult.tsx'
import { PageDrop } from '../../../ui/files/file-input/PageDrop.tsx'
import { UploadArea } from '../../../ui/files/upload-area/UploadArea.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { HowTo } from '../../../ui/layout/how-to/HowTo.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { ToolPage } from '../../../ui/layout/tool-page/ToolPage.tsx'
import type { Batch } from '../batch/batch.ts'
import { type BatchItem, sumsOf } from '../batch/batch-state.ts'
import { type BatchWork, useBatch } from '../batch/use-batch.ts'
import { useSettled } from '../batch/use-settled.ts'
import { useDownloads } from '../download/use-downloads.ts'
import type { BatchMessages } from '../messages.en.ts'
import { describeChange } from '../row/describe-change.ts'
import { BatchAction } from './BatchAction.tsx'
import styles from './BatchPage.module.css'
import { BatchResults } from './BatchResults.tsx'
import type { SampleType } from './sample-image.ts'

/** The texts of a tool's page, with the shared ones in `batch`. */
export type BatchPageTexts = {
  readonly batch: BatchMessages
  readonly title: string
  readonly intro: string
  readonly upload: string
  readonly formats: string
  /** The title of the alert with refused files, and the reason for one of them. */
  readonly refusal: string
  readonly refusedReason?: (error: ImageError) => string
  readonly settings: string
  /** The label of the button, and its label while work is running. */
  readonly run: string
  readonly running: string
  readonly empty: string
  readonly emptyHint: string
  readonly sample: string
  readonly zipName: string
  readonly howTo: string
  readonly steps: readonly string[]
}

type BatchPageProps<Settings, Result extends EncodedImage<Blob>> = {
  readonly t: BatchPageTexts
  readonly language: Language
  /** As in HTML: media types, separated by commas. */
  readonly accept: string
  readonly sample: SampleType
  /** Must not change after the first render. */
  readonly work: BatchWork<Settings, Result>
  /** The file name of a result; must be a stable function as long as it returns the same names. */
  readonly nameFor: (name: string) => string
  /** Renders the settings, with the page's primary action below them. */
  readonly fields: (batch: Batch<Result>, action: ReactNode) => ReactNode
  /** Must be a stable function as long as its output is the same: every row renders again with a new one. */
  readonly notes: (item: BatchItem<Result>, batch: Batch<Result>) => ReactNode
}

/** The page of an image tool: upload, settings and results. */
export function BatchPage<Settings, Result extends EncodedImage<Blob>>(
  props: BatchPageProps<Settings, Result>,
) {
  const { t, language, accept, sample, work, nameFor, fields, notes } = props
  const announce = useAnnounce()
  const [state, batch, add] = useBatch<Settings, Result>(work, (count) => {
    // A file that cannot be opened has already failed, without work that `useSettled` would report.
    const { busy, failed } = sumsOf(batch.read().items)
    announce([t.batch.added(count), ...(failed > 0 && !busy ? [t.batch.failed(failed)] : [])].join('. '))
  })
  const { items } = state
  const refusedReason = t.refusedReason ?? t.batch.reason
  const sums = sumsOf(items)
  const { percent: summary } = describeChange(t.batch, language, sums.before, sums.after)
  useSettled(sums.busy, () => {
    const ready = sums.ready > 0 ? [t.batch.announceDone(sums.ready, summary)] : []
    const failed = sums.failed > 0 ? [t.batch.failed(sums.failed)] : []
    const ended = [...ready, ...failed]
    if (ended.length > 0) announce(ended.join('. '))
  })
  const downloads = useDownloads(batch, nameFor, t.zipName)
  const rowNotes = useCallback((item: BatchItem<Result>) => notes(item, batch), [notes, batch])
  const addSample = async () => {
    const { sampleImage } = await import('./sample-image.ts')
    const file = await sampleImage(sample)
    if (file) add([file])
  }

  return (
    <>
      <ToolPage
        title={t.title}
        intro={t.intro}
        settings={
          <>
            <UploadArea
              title={t.upload}
              formats={t.formats}
              accept={accept}
              checking={state.checking && { label: t.batch.checking, ...state.checking }}
              refused={[
                {
                  title: t.refusal,
                  files: state.refused.map(({ id, name, error }) => ({
                    id,
                    name,
                    reason: refusedReason(error),
                  })),
                },
              ]}
              onFiles={add}
              onStopChecking={batch.stopChecking}
              onDismiss={batch.dismissRefused}
            />
            <Panel title={t.settings}>
              {fields(
                batch,
                <BatchAction
                  label={t.run}
                  busyLabel={t.running}
                  sums={sums}
                  summary={sums.failed > 0 ? `${summary} · ${t.batch.failed(sums.failed)}` : summary}
                  downloadLabel={sums.ready > 1 ? t.batch.downloadAll : t.batch.download}
                  onDownload={downloads.all}
                  onRun={batch.processAll}
                  onStop={batch.stop}
                />,
              )}
            </Panel>
          </>
        }
        result={
          <div className={styles.result}>
            {items.length === 0 ? (
              <EmptyResult
                ghost={
                  <div className={styles.ghost}>
                    <Icon of={Images} size={40} />
                  </div>
                }
                title={t.empty}
                hint={t.emptyHint}
                sample={t.sample}
                onSample={addSample}
              />
            ) : (
              <BatchResults<Result>
                t={t.batch}
                language={language}
                items={items}
                batch={batch}
                downloads={downloads}
                notes={rowNotes}
              />
            )}
          </div>
        }
        below={<HowTo title={t.howTo} steps={t.steps} />}
      />
      <PageDrop sentence={t.batch.drop} onFiles={add} />
    </>
  )
}
