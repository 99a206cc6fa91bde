import { Crop, Download, Info, RotateCw, X } from 'lucide'
import type { ReactNode } from 'react'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { pixelsOf } from '../../../lib/image/header/metadata.ts'
import type { ImageImport } from '../../../lib/image/image-import.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import { type Edit, editedSize, turnedOnce } from '../../../lib/image/pixels/edit.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CompareSlider } from '../../../ui/compare-slider/CompareSlider.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { BatchItem } from '../batch/batch-state.ts'
import type { Cropping } from '../crop/use-cropping.ts'
import type { BatchMessages } from '../messages.en.ts'
import type { Compared } from '../row/use-compared.ts'
import styles from './ShownFile.module.css'
import { useStill } from './use-still.ts'

type ShownFileProps<Result> = {
  readonly t: BatchMessages
  readonly language: Language
  /** The shown file, with its result if there is one. */
  readonly item: BatchItem<Result>
  readonly compared: Compared<Result> | null
  readonly onDownload: (id: number) => void
  readonly onRemove: (id: number) => void
  /** Moves to the file's row in the list, with all that is known about it. */
  readonly onDetails: (id: number) => void
  /** In tools in which pictures can be cropped and turned. */
  readonly onEdit: ((id: number, edit: Edit) => void) | undefined
  readonly cropping: Cropping
  readonly start: ImageImport<File>['start']
  /** The state of a file without a result: its progress, or why it failed and what to do. */
  readonly status: ReactNode
}

/** One file as large as the screen allows: its result over the original, or its state. */
export function ShownFile<Result extends EncodedImage<Blob>>(props: ShownFileProps<Result>) {
  const { t, language, item, compared, onDownload, onRemove, onDetails, onEdit, cropping, start, status } =
    props
  const { id, file } = item
  // A frame that was chosen has been imported.
  const moving = item.metadata?.animated && !item.imported && compared ? file : null
  const still = useStill(moving, pixelsOf(item.metadata), start)
  const original = moving ? still : originalOf(item)
  // An imported picture is upright.
  const turn = item.imported || (moving && still !== moving) ? 1 : (item.metadata?.remainingOrientation ?? 1)
  const actions = (
    <>
      {compared && onEdit ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t.rotateShown}
          onClick={() => onEdit(id, turnedOnce(item.edit))}
        >
          <Icon of={RotateCw} size={18} />
        </Button>
      ) : null}
      {compared && onEdit ? (
        <Button
          ref={cropping.button}
          variant="quiet"
          size="icon"
          aria-label={t.cropShown}
          disabled={!original || !item.metadata}
          onClick={cropping.start}
        >
          <Icon of={Crop} size={18} />
        </Button>
      ) : null}
      <Button variant="quiet" size="icon" aria-label={t.detailsShown} onClick={() => onDetails(id)}>
        <Icon of={Info} size={18} />
      </Button>
      {compared ? (
        <Button
          variant="quiet"
          size="icon"
          aria-label={t.downloadShown}
          disabled={compared.isRenewing}
          onClick={() => onDownload(id)}
        >
          <Icon of={Download} size={18} />
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="icon"
        aria-label={t.removeShown}
        data-remove=""
        onClick={() => onRemove(id)}
      >
        <Icon of={X} size={18} />
      </Button>
    </>
  )
  if (!compared) {
    // As large as the result will be, so that nothing moves when it is there.
    const { width, height } =
      item.metadata && item.work.state !== 'failed'
        ? editedSize(item.metadata, item.edit)
        : { width: 0, height: 0 }
    const ratio = width / height
    const size =
      ratio > 0
        ? { aspectRatio: ratio, inlineSize: `min(100%, calc(var(--picture-block-size) * ${ratio}))` }
        : undefined
    return (
      <div className={styles.pending}>
        <div className={styles.frame}>
          <div className={styles.state} data-sized={size !== undefined} style={size}>
            {status}
          </div>
        </div>
        <div className={styles.caption}>
          <p className={styles.name} dir="auto">
            {file.name}
          </p>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    )
  }
  if (cropping.part && onEdit && original && item.metadata) {
    const { CropMode, messages } = cropping.part
    return (
      <CropMode
        key={id}
        t={messages}
        name={file.name}
        picture={original}
        turn={turn}
        whole={item.metadata}
        edit={item.edit}
        onApply={(crop) => {
          onEdit(id, { crop, turns: item.edit.turns })
          cropping.end()
        }}
        onCancel={cropping.end}
      />
    )
  }
  const { result, edit, page, isRenewing } = compared
  const shownEdit = result.part ? { ...edit, crop: result.part } : edit
  return (
    <CompareSlider
      key={id}
      texts={t}
      name={file.name}
      before={result.shown?.original ?? (page === item.page ? original : null)}
      beforeTurn={result.shown ? 1 : turn}
      // A file that could not be read whole is not cropped.
      beforeSize={item.metadata ?? editedSize(result, { crop: null, turns: edit.turns })}
      beforeEdit={shownEdit}
      beforeNote={formatFileSize(file.size, language)}
      after={result.shown?.result ?? result.blob}
      afterNote={isRenewing ? '…' : formatFileSize(result.blob.size, language)}
      width={result.shown?.width ?? result.width}
      height={result.shown?.height ?? result.height}
      actions={actions}
    />
  )
}

/** What a browser can show of a file; null until an imported one has been made again. */
function originalOf({ file, imported }: BatchItem<unknown>): File | null {
  if (imported === 'needed') return null
  return imported?.picture ?? file
}
