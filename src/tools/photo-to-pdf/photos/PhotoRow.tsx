import { ArrowDown, ArrowUp, X } from 'lucide'
import { memo } from 'react'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { SortHandle } from '../../../ui/lists/sortable-list/SortHandle.tsx'
import type { ScansStore } from '../scan/scans.ts'
import { useTexts } from '../texts.ts'
import { FrameChoice } from './FrameChoice.tsx'
import styles from './PhotoRow.module.css'
import type { Photo } from './photo-list.ts'
import type { PhotoReader } from './photo-reader.ts'
import { useRowTexts } from './use-row-texts.ts'

/** Needed only where scans are cleaned up. */
const ScanNote = latePart(async () => (await import('../scan/ScanNote.tsx')).ScanNote)

export type RowActions = {
  /** `by` is -1 towards the start, 1 towards the end. */
  readonly move: (photo: Photo, by: -1 | 1) => void
  readonly remove: (photo: Photo) => void
  /** Puts a changed photo in its own place. */
  readonly change: (photo: Photo) => void
  /** A photo is about to change; returns how to say that it no longer is. */
  readonly hold: () => () => void
}

type PhotoRowProps = {
  readonly photo: Photo
  readonly first: boolean
  readonly last: boolean
  readonly actions: RowActions
  readonly reader: Pick<PhotoReader, 'thumbnail' | 'inspect'>
  readonly scans: ScansStore | undefined
}

/** One photo of the list. Memoised, so that moving one row does not render a thousand. */
export const PhotoRow = memo(function PhotoRow(props: PhotoRowProps) {
  const { t, language } = useTexts()
  const texts = useRowTexts()
  const { photo, first, last, actions, reader, scans } = props
  const { file, metadata, recovered, embedded, pages } = photo
  const { width, height } = uprightSize(metadata)
  return (
    <li className={styles.row}>
      <SortHandle name={file.name} label={texts.reorder(file.name)} />
      <Thumbnail source={file} side={96} read={reader.thumbnail} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.name} data-page={pages > 1} dir="auto" title={file.name}>
          {file.name}
        </p>
        <p className={styles.facts}>
          <bdi>{formatFileSize(file.size, language)}</bdi> <bdi>{`${width} × ${height}`}</bdi>
        </p>
        {metadata.animated ? <p className={styles.note}>{texts.animated}</p> : null}
        {metadata.animated || photo.animation ? (
          <FrameChoice photo={photo} inspect={reader.inspect} hold={actions.hold} onChange={actions.change} />
        ) : null}
        {metadata.leftOut.length > 0 ? (
          <p className={styles.note}>{texts.leftOut(metadata.leftOut.map((part) => texts.parts[part]))}</p>
        ) : null}
        {embedded ? <p className={styles.note}>{texts.embedded}</p> : null}
        {recovered ? (
          <p className={styles.note}>{texts.recovered[metadata.format === 'jpeg' ? 'anew' : 'asIs']}</p>
        ) : null}
        {scans ? <ScanNote file={file} scans={scans} /> : null}
      </div>
      <div className={styles.actions}>
        {first ? null : (
          <Button
            variant="quiet"
            size="icon"
            className={styles.up}
            aria-label={texts.moveUp(file.name)}
            onClick={() => actions.move(photo, -1)}
          >
            <Icon of={ArrowUp} size={18} />
          </Button>
        )}
        {last ? null : (
          <Button
            variant="quiet"
            size="icon"
            className={styles.down}
            aria-label={texts.moveDown(file.name)}
            onClick={() => actions.move(photo, 1)}
          >
            <Icon of={ArrowDown} size={18} />
          </Button>
        )}
        <Button
          variant="quiet"
          size="icon"
          className={styles.remove}
          aria-label={t.remove(file.name)}
          onClick={() => actions.remove(photo)}
        >
          <Icon of={X} size={18} />
        </Button>
      </div>
    </li>
  )
})
