import { CircleAlert } from 'lucide'
import { useMemo } from 'react'
import { type BatchItem, resultOf, sumsOf } from '../../../features/image-batch/batch/batch-state.ts'
import { describeChange } from '../../../features/image-batch/row/describe-change.ts'
import { readResult } from '../../../features/image-batch/shown/read-result.ts'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { sizeChange } from '../../../lib/files/size-change.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import type { FilesAnswerProps } from '../../../registry/manifest.ts'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { MoreFiles } from '../../../ui/files/more-files/MoreFiles.tsx'
import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Compressed } from '../core/compressed.ts'
import type { Messages } from '../messages.en.ts'
import styles from './FilesAnswer.module.css'
import { useHomeBatch } from './use-home-batch.ts'

/** As many as fit without scrolling; the tool takes all. */
const maxShown = 6

/** What compressing the first pictures saves, with the settings of the tool: they are really compressed for it. */
export function FilesAnswer({ files, t, language }: FilesAnswerProps<Messages>) {
  const shown = useMemo(() => files.slice(0, maxShown), [files])
  const { items, refused } = useHomeBatch(shown)
  const { ready, settled, busy, before, after } = sumsOf(items)
  const isDone = !busy && settled + refused.length === shown.length
  const others = files.slice(maxShown)
  return (
    <div className={styles.answer}>
      <p role="status" className={styles.sum}>
        {isDone ? (
          saving(t, language, { ready, before, after }, t.home.saves)
        ) : (
          // Every picture changes the sum: it is announced when all of them are known.
          <>
            <span className={styles.hidden}>{t.home.busy}</span>
            <span aria-hidden="true">
              {before > after
                ? saving(t, language, { ready, before, after }, t.home.savesSoFar)
                : t.home.busy}
            </span>
          </>
        )}
      </p>
      <ul className={styles.files}>
        {items.map((item) => (
          <FileTile key={item.id} {...{ t, language, item }} />
        ))}
        {refused.map(({ id, file, error }) => (
          <Broken key={`refused ${id}`} name={file.name} reason={t.batch.reason(error)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <MoreFiles files={others} label={t.home.more(others.length)} language={language} />
      ) : null}
    </div>
  )
}

type Sums = { readonly ready: number; readonly before: number; readonly after: number }

function saving(
  t: Messages,
  language: FilesAnswerProps<Messages>['language'],
  { ready, before, after }: Sums,
  saves: Messages['home']['saves'],
): string {
  if (ready === 0) return t.home.none
  const change = sizeChange(before, after)
  if (change.kind !== 'smaller') return t.home.notSmaller
  const percent = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return saves(formatFileSize(before - after, language), percent.format(change.percent / 100))
}

type FileTileProps = Pick<FilesAnswerProps<Messages>, 't' | 'language'> & {
  readonly item: BatchItem<Compressed<Blob>>
}

function FileTile({ t, language, item }: FileTileProps) {
  const { file, work } = item
  const result = resultOf(item)
  if (work.state === 'failed') return <Broken name={file.name} reason={t.batch.reason(work.error)} />
  const change = result ? describeChange(t.batch, language, file.size, result.blob.size) : undefined
  return (
    <li className={styles.file}>
      <span className={styles.picture}>
        {result ? (
          <Thumbnail
            source={result.shown?.result ?? result.blob}
            side={320}
            read={readResult}
            className={styles.image}
          />
        ) : (
          <Spinner />
        )}
      </span>
      <span className={styles.name} dir="auto" title={file.name}>
        {file.name}
      </span>
      <span className={styles.sizes}>{change ? change.sizes : formatFileSize(file.size, language)}</span>
      <span className={styles.percent}>{change ? change.percent : ''}</span>
    </li>
  )
}

const Broken = ({ name, reason }: { readonly name: string; readonly reason: string }) => (
  <li className={styles.file} data-broken="true">
    <span className={styles.picture}>
      <Icon of={CircleAlert} size={28} />
    </span>
    <span className={styles.name} dir="auto" title={name}>
      {name}
    </span>
    <span className={styles.reason}>{reason}</span>
  </li>
)
