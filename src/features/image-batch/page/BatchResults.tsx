import { Download } from 'lucide'
import { type ReactNode, useMemo, useState } from 'react'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CompareSlider } from '../../../ui/compare-slider/CompareSlider.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Batch } from '../batch/batch.ts'
import { type BatchItem, sumsOf } from '../batch/batch-state.ts'
import type { Downloads } from '../download/use-downloads.ts'
import type { BatchMessages } from '../messages.en.ts'
import { BatchRow, type RowActions } from '../row/BatchRow.tsx'
import { describeChange } from '../row/describe-change.ts'
import { useCompared } from '../row/use-compared.ts'
import styles from './BatchResults.module.css'

type BatchResultsProps<Result> = {
  readonly t: BatchMessages
  readonly language: Language
  readonly items: readonly BatchItem<Result>[]
  readonly batch: Batch<Result>
  readonly downloads: Downloads
  readonly notes: (item: BatchItem<Result>) => ReactNode
}

/** All files with their results, a comparison of one with its original, and the download as ZIP. */
export function BatchResults<Result extends EncodedImage<Blob>>(props: BatchResultsProps<Result>) {
  const { t, language, items, batch, downloads, notes } = props
  const { packing, one } = downloads
  const [chosen, setChosen] = useState<number | null>(null)
  const [onlyFailed, setOnlyFailed] = useState(false)
  const sums = sumsOf(items)
  const isFiltered = onlyFailed && sums.failed > 0
  const listed = isFiltered ? items.filter(({ work }) => work.state === 'failed') : items
  const compared = useCompared(items, chosen)

  const actions = useMemo<RowActions>(
    () => ({
      compare: setChosen,
      remove: batch.remove,
      retry: batch.retry,
      skip: batch.skip,
      download: one,
    }),
    [batch, one],
  )
  return (
    <>
      {compared ? (
        <Panel>
          <div className={styles.compared}>
            <CompareSlider
              key={compared.item.id}
              texts={t}
              name={compared.item.file.name}
              before={compared.item.file}
              beforeTurn={compared.item.metadata?.remainingOrientation ?? 1}
              after={compared.result.blob}
              width={compared.result.width}
              height={compared.result.height}
            />
            <div className={styles.headline}>
              {compared.isRenewing ? (
                <Renewing {...{ t, language }} item={compared.item} />
              ) : (
                <Headline
                  {...{ t, language }}
                  before={compared.item.file.size}
                  after={compared.result.blob.size}
                />
              )}
              <Button
                variant="primary"
                className={items.length === 1 ? styles.wide : undefined}
                disabled={compared.isRenewing}
                onClick={() => actions.download(compared.item.id)}
              >
                <Icon of={Download} size={18} />
                {t.download}
              </Button>
            </div>
          </div>
        </Panel>
      ) : null}
      <Panel
        title={sums.failed > 0 ? t.resultsOf(sums.ready, sums.total) : t.results(sums.total)}
        actions={
          <Button variant="quiet" onClick={batch.clear}>
            {t.removeAll}
          </Button>
        }
      >
        {sums.ready > 1 ? (
          <div className={styles.headline}>
            <Headline {...{ t, language }} before={sums.before} after={sums.after} />
            <Button
              variant="primary"
              className={styles.wide}
              busy={packing === 'busy'}
              onClick={downloads.all}
            >
              <Icon of={Download} size={18} />
              {packing === 'busy' ? t.packing : t.downloadAll}
            </Button>
          </div>
        ) : null}
        {sums.failed > 0 ? (
          <div className={styles.failures}>
            <p>
              <bdi>{t.failed(sums.failed)}</bdi>
            </p>
            <Button
              aria-label={isFiltered ? t.showAll : t.showFailedOf}
              onClick={() => setOnlyFailed(!isFiltered)}
            >
              {isFiltered ? t.showAll : t.showFailed}
            </Button>
          </div>
        ) : null}
        {packing === 'failed' ? <Alert title={t.packFailed} onDismiss={downloads.dismiss} /> : null}
        <ul className={styles.list}>
          {listed.map((item) => (
            <BatchRow<Result>
              key={item.id}
              {...{ t, language, item, actions, notes }}
              selected={items.length > 1 && item.id === compared?.item.id}
            />
          ))}
        </ul>
      </Panel>
    </>
  )
}

type HeadlineProps = Pick<BatchResultsProps<never>, 't' | 'language'> & {
  readonly before: number
  readonly after: number
}

function Headline({ t, language, before, after }: HeadlineProps) {
  const { kind, sizes, percent } = describeChange(t, language, before, after)
  return (
    <p className={styles.numbers}>
      <strong className={styles.percent} data-kind={kind}>
        <bdi>{percent}</bdi>
      </strong>{' '}
      <bdi>{sizes}</bdi>
    </p>
  )
}

type RenewingProps = Pick<BatchResultsProps<unknown>, 't' | 'language'> & {
  readonly item: BatchItem<unknown>
}

/** Shown instead of the sizes and as high as they are. */
function Renewing({ t, language, item: { file, work } }: RenewingProps) {
  return (
    <p className={styles.numbers}>
      <strong className={styles.percent}>{work.state === 'working' ? t.stage(work.stage) : t.waiting}</strong>{' '}
      <bdi>{formatFileSize(file.size, language)}</bdi>
    </p>
  )
}
