import { Images } from 'lucide'
import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { EdgeLine } from '../../../ui/feedback/progress/EdgeLine.tsx'
import { ExportMenu } from '../../../ui/files/export-menu/ExportMenu.tsx'
import { PageDrop } from '../../../ui/files/file-input/PageDrop.tsx'
import { UploadArea } from '../../../ui/files/upload-area/UploadArea.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { HowTo } from '../../../ui/layout/how-to/HowTo.tsx'
import { Next } from '../../../ui/layout/next/Next.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { ToolPage } from '../../../ui/layout/tool-page/ToolPage.tsx'
import { type BatchItem, mayHavePages, sumsOf } from '../batch/batch-state.ts'
import { useBatch } from '../batch/use-batch.ts'
import { useCropping } from '../crop/use-cropping.ts'
import { useDownloads } from '../download/use-downloads.ts'
import { Status } from '../row/Status.tsx'
import { useRows } from '../row/use-rows.ts'
import { Filmstrip } from '../shown/Filmstrip.tsx'
import { ShownFile } from '../shown/ShownFile.tsx'
import { BatchAction } from './BatchAction.tsx'
import { BatchList } from './BatchList.tsx'
import styles from './BatchPage.module.css'
import type { BatchPageProps } from './batch-page-props.ts'
import { useBatchAnnouncements } from './use-batch-announcements.ts'
import { usePreviousResults } from './use-previous-results.ts'

/** Only few files have several pages or frames. */
const PageField = latePart(async () => (await import('../shown/PageField.tsx')).PageField)

/** The page of an image tool: upload, settings and results. */
export function BatchPage<Settings, Result extends EncodedImage<Blob>>(
  props: BatchPageProps<Settings, Result>,
) {
  const { t, language, accept, sample, work, nameFor, fields, remedy, begin, notice, notes } = props
  const { canEdit = false } = props
  const announce = useAnnounce()
  const [state, batch, add] = useBatch<Settings, Result>(work, (count) => {
    // What is done or has failed by now is reported by `useSettled`.
    if (sumsOf(batch.read().items).busy) announce(t.batch.added(count))
  })
  const { items } = state
  const refusedReason = t.refusedReason ?? t.batch.reason
  const current = sumsOf(items)
  const progress = useBatchAnnouncements(t.batch, language, state, current)
  const overview = usePreviousResults({ ...state, ...progress, sums: current })
  const { sums, isBusy, isImproving, isPrevious } = overview
  const downloads = useDownloads(batch, overview.items, nameFor, t.zipName)
  const canDownload = sums.ready > 0 && (!isBusy || isImproving)
  const rowNotes = useCallback((item: BatchItem<Result>) => notes(item, batch), [notes, batch])
  const addSample = async () => {
    const { sampleImage } = await import('./sample-image.ts')
    const file = await sampleImage(sample)
    if (file) add([file])
  }

  const rows = useRows(items, batch, downloads)
  const { surface, list, actions, shown, show, open, showDetails } = rows
  const shownResult = rows.shownResult && {
    ...rows.shownResult,
    isRenewing: rows.shownResult.isRenewing && !isPrevious,
  }
  const cropping = useCropping(shown?.id, language)
  const clear = () => {
    flushSync(batch.clear)
    // The button was part of what is gone; what one does next is to add files.
    surface.current?.querySelector('button')?.focus()
  }
  const removeShown = (id: number) => {
    flushSync(() => actions.remove(id))
    // The same button of the next file, so that several can be removed one after another.
    const button = surface.current?.querySelector<HTMLElement>('[data-remove]')
    if (button) button.focus({ preventScroll: true })
    else surface.current?.querySelector('button')?.focus()
  }
  /** All files have failed: what comes next is the button of one of them. */
  const onlyFailed = !isBusy && sums.total > 0 && sums.failed === sums.total

  return (
    <>
      <ToolPage
        title={t.title}
        intro={t.intro}
        result={
          <div className={styles.result}>
            <div ref={surface} className={styles.shown}>
              {isBusy ? (
                <EdgeLine
                  done={isImproving || sums.total === 1 ? sums.settled : sums.total - sums.pending}
                  total={sums.total}
                />
              ) : null}
              {downloads.packing === 'failed' ? (
                <Alert title={t.batch.packFailed} onDismiss={downloads.dismiss}>
                  <Button variant="primary" onClick={downloads.all}>
                    {t.batch.tryAgain}
                  </Button>
                </Alert>
              ) : null}
              {notice?.(batch)}
              {shown ? (
                <ShownFile<Result>
                  t={t.batch}
                  language={language}
                  item={shown}
                  compared={shownResult}
                  onDownload={downloads.one}
                  onRemove={removeShown}
                  onDetails={showDetails}
                  cropping={cropping}
                  start={work.pictureImport.start}
                  onEdit={canEdit ? (id, edit) => batch.retry(id, { edit }) : undefined}
                  status={<Status t={t.batch} item={shown} actions={actions} primary={onlyFailed} />}
                />
              ) : null}
              {shown && !cropping.part && mayHavePages(shown) ? (
                <div className={styles.pages}>
                  <PageField
                    key={shown.id}
                    t={t.batch}
                    language={language}
                    item={shown}
                    count={work.pictureImport.count}
                    onChange={(page) => {
                      // It stays the shown one also if this page cannot be read.
                      show(shown.id)
                      batch.retry(shown.id, { page })
                    }}
                  />
                </div>
              ) : null}
              <UploadArea
                title={t.upload}
                formats={t.formats}
                accept={accept}
                empty={
                  shown
                    ? undefined
                    : {
                        ghost: (
                          <span className={styles.ghost}>
                            <Icon of={Images} size={40} />
                          </span>
                        ),
                        title: t.empty,
                        hint: t.emptyHint,
                        onSample: () => void addSample(),
                        more: begin?.(batch, add),
                      }
                }
                refused={[
                  {
                    title: t.refusal,
                    files: state.refused.map(({ id, file, error }) => ({
                      id,
                      name: file.name,
                      reason: refusedReason(error),
                    })),
                  },
                ]}
                remedy={remedy?.(state.refused, batch, add)}
                onFiles={add}
                onDismiss={batch.dismissRefused}
              >
                {shown ? (
                  <Filmstrip<Result>
                    t={t.batch}
                    language={language}
                    items={overview.items}
                    shown={shown.id}
                    onShow={show}
                    onDrag={actions.drag}
                  />
                ) : null}
              </UploadArea>
            </div>
          </div>
        }
        // There from the first file on, so that the picture keeps its size.
        lip={
          shown ? (
            <Next contents={isBusy || sums.ready === 0 ? [] : [downloads.next]}>
              <ExportMenu
                language={language}
                one={
                  canDownload && shownResult
                    ? downloads.exportOne(shownResult.item.id, shownResult.result.blob)
                    : undefined
                }
                all={canDownload && sums.ready > 1 ? downloads.exportFiles : undefined}
                missing={sums.total - sums.ready}
              />
            </Next>
          ) : null
        }
        settings={<Panel title={t.settings}>{fields(batch)}</Panel>}
        action={
          <BatchAction
            t={t}
            language={language}
            sums={sums}
            isBusy={isBusy}
            isElsewhere={onlyFailed || cropping.part !== undefined}
            checking={overview.checking}
            isSlow={overview.isSlow}
            downloads={downloads}
            shown={shownResult?.result}
            onRun={batch.processAll}
            onShowFailed={rows.showFailed}
            onStop={() => {
              batch.stopChecking()
              batch.stop()
            }}
          />
        }
        below={
          <>
            {shown ? (
              <BatchList<Result>
                ref={list}
                t={t.batch}
                language={language}
                items={items}
                shown={shown.id}
                open={open}
                onlyFailed={rows.onlyFailed}
                onFilter={rows.filter}
                actions={actions}
                notes={rowNotes}
                onClear={clear}
              />
            ) : null}
            <HowTo title={t.howTo} steps={t.steps} />
          </>
        }
      />
      <PageDrop sentence={t.batch.drop} onFiles={add} />
    </>
  )
}
