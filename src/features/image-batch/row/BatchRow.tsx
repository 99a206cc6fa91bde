import { Download, Info, SplitSquareHorizontal, X } from 'lucide'
import { type ComponentProps, memo, type ReactNode } from 'react'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import { type Edit, isEdited, unedited } from '../../../lib/image/pixels/edit.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { savesDragged } from '../../../ui/files/drag-out/late-drag-out.ts'
import { ToTray } from '../../../ui/files/tray/ToTray.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { type BatchItem, resultOf } from '../batch/batch-state.ts'
import type { BatchMessages } from '../messages.en.ts'
import styles from './BatchRow.module.css'
import { describeChange } from './describe-change.ts'
import type { RowActions } from './row-actions.ts'
import { Status } from './Status.tsx'

type BatchRowProps<Result> = {
  readonly t: BatchMessages
  readonly language: Language
  readonly item: BatchItem<Result>
  readonly selected: boolean
  /** Whether its facts are shown. */
  readonly open: boolean
  readonly actions: RowActions
  /** The tool's notes on a result, such as how many pixels changed. */
  readonly notes: (item: BatchItem<Result>) => ReactNode
}

function Row<Result extends EncodedImage<Blob>>(props: BatchRowProps<Result>) {
  const { t, language, item, selected, open, actions, notes } = props
  const { id, file, metadata, imported, work } = item
  const result = resultOf(item)
  return (
    <li
      className={styles.row}
      data-file={id}
      data-state={work.state}
      data-selected={selected}
      data-open={open}
      tabIndex={-1}
      draggable={result !== null}
      onDragStart={(event) => actions.drag(event, id)}
    >
      <div className={styles.text}>
        <p
          className={styles.name}
          dir="auto"
          title={result && savesDragged() ? t.dragOut(file.name) : file.name}
        >
          {file.name}
        </p>
        {result ? <Change {...{ t, language, file, result }} /> : null}
        <Status t={t} item={item} actions={actions} />
        {result && metadata ? <Pixels {...{ t, language, metadata, result }} /> : null}
        {result ? <PageNote {...{ t, item }} /> : null}
        {result && imported && imported !== 'needed' && imported.from === 'embedded' ? (
          <p className={styles.note}>{t.embedded}</p>
        ) : null}
        {result && item.recover ? <p className={styles.note}>{t.recovered}</p> : null}
        {result ? notes(item) : null}
        {isEdited(item.edit) ? <UndoEdit {...{ t, item, actions }} /> : null}
      </div>
      <div className={styles.actions}>
        {result ? (
          <>
            <RowButton
              icon={Info}
              aria-label={t.detailsOf(file.name)}
              aria-expanded={open}
              onClick={() => actions.toggleDetails(id)}
            />
            <RowButton
              icon={SplitSquareHorizontal}
              aria-label={t.compare(file.name)}
              aria-pressed={selected}
              onClick={() => actions.compare(id)}
            />
            <ToTray name={file.name} files={() => actions.files(id)} />
            <RowButton
              icon={Download}
              aria-label={t.downloadOf(file.name)}
              onClick={() => actions.download(id)}
            />
          </>
        ) : null}
        <RowButton icon={X} aria-label={t.remove(file.name)} onClick={() => actions.remove(id)} />
      </div>
    </li>
  )
}

/** One file of a batch. Memoised, so that a change of one row does not render a hundred. */
export const BatchRow = memo(Row) as typeof Row

type RowButtonProps = Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'> & {
  readonly icon: ComponentProps<typeof Icon>['of']
}

function RowButton({ icon, ...button }: RowButtonProps) {
  return (
    <Button variant="quiet" size="icon" {...button}>
      <Icon of={icon} size={18} />
    </Button>
  )
}

/** Which of several pages or frames is used. */
function PageNote({ t, item: { metadata, page, pages } }: Pick<BatchRowProps<unknown>, 't' | 'item'>) {
  if (metadata?.animated)
    return <p className={styles.note}>{page === 0 ? t.animated : t.frameUsed(page + 1, pages)}</p>
  if (pages === 1) return null
  return <p className={styles.note}>{page === 0 ? t.firstPage(pages) : t.pageUsed(page + 1, pages)}</p>
}

type UndoEditProps = Pick<BatchRowProps<unknown>, 't' | 'item' | 'actions'>

function UndoEdit({ t, item: { id, file, edit }, actions }: UndoEditProps) {
  const label = t.undoEdit[partsOf(edit)]
  return (
    <Button
      variant="quiet"
      className={styles.undo}
      aria-label={t.undoEditOf(label, file.name)}
      onClick={() => actions.retry(id, { edit: unedited })}
    >
      {label}
    </Button>
  )
}

const partsOf = ({ crop, turns }: Edit) => (crop === null ? 'turn' : turns === 0 ? 'crop' : 'both')

type ResultProps<Result> = Pick<BatchRowProps<Result>, 't' | 'language'> & { readonly result: Result }

function Change({ t, language, file, result }: ResultProps<EncodedImage<Blob>> & { readonly file: File }) {
  const { kind, sizes, percent } = describeChange(t, language, file.size, result.blob.size)
  return (
    <p className={styles.change}>
      <bdi>{sizes}</bdi>{' '}
      <strong data-kind={kind}>
        <bdi>{percent}</bdi>
      </strong>
    </p>
  )
}

type PixelsProps = ResultProps<EncodedImage<Blob>> & {
  readonly metadata: { readonly width: number; readonly height: number }
}

function Pixels({ t, language, metadata, result }: PixelsProps) {
  const from = t.pixels(metadata.width, metadata.height)
  const to = t.pixels(result.width, result.height)
  const seconds = numberFormat(language, { maximumFractionDigits: 2 })
  return (
    <p data-fact="" className={styles.facts}>
      <bdi>{from === to ? t.samePixels(from) : t.resized(from, to)}</bdi>{' '}
      <bdi>{t.seconds(seconds.format(Math.max(0.01, result.milliseconds / 1000)))}</bdi>
    </p>
  )
}
