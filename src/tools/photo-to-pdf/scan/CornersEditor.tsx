import { useState } from 'react'
import { uprightSize } from '../../../lib/image/exif/orientation.ts'
import { type Corners, moveCorner, type Point, wholePicture } from '../../../lib/image/scan/corners.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { ModalSheet } from '../../../ui/modal/ModalSheet.tsx'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import styles from './CornersEditor.module.css'
import { CornersStage } from './CornersStage.tsx'
import type { ScanReader } from './scan-reader.ts'
import type { ScanPage } from './scans.ts'
import { findPageOf } from './search-pages.ts'
import { useScanTexts } from './use-scan-texts.ts'

type CornersEditorProps = {
  readonly photo: Photo
  readonly page: ScanPage
  readonly read: PhotoReader['thumbnail']
  readonly find: ScanReader['find']
  /** Gets the page that was chosen, if it is another one. */
  readonly onDone: (page: ScanPage) => void
  readonly onClose: () => void
}

const closeDialog = ({ currentTarget }: { readonly currentTarget: Element }) =>
  currentTarget.closest('dialog')?.close()

/** Moves the corners of the page in a photo: by pointer, arrow keys or numbers. */
export function CornersEditor({ photo, page, read, find, onDone, onClose }: CornersEditorProps) {
  const t = useScanTexts()
  const [draft, setDraft] = useState(page)
  const [chosen, setChosen] = useState(0)
  const [isSearching, setSearching] = useState(false)
  const size = uprightSize(photo.metadata)
  const corner = draft.corners[chosen] as Point
  const name = t.corners[chosen] ?? ''
  const [x, y] = [Math.round(corner.x * size.width), Math.round(corner.y * size.height)]
  const move = (corners: Corners) => setDraft({ corners, by: 'hand' })
  const place = (to: { readonly x: number; readonly y: number }) =>
    move(moveCorner(draft.corners, chosen, { x: to.x / size.width, y: to.y / size.height }))
  const findAgain = async () => {
    setSearching(true)
    const found = await findPageOf(photo.file, find)
    // Corners that were moved meanwhile stay.
    setDraft((now) => (now === draft ? found : now))
    setSearching(false)
  }
  return (
    <ModalSheet
      title={t.adjust}
      closeLabel={t.close}
      onClose={onClose}
      opener="[data-convert]"
      className={styles.sheet}
    >
      <form
        className={styles.form}
        aria-label={t.adjustOf(photo.file.name)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (draft !== page) onDone(draft)
          closeDialog(event)
        }}
      >
        <CornersStage
          {...{ photo, size, read }}
          corners={draft.corners}
          onChoose={setChosen}
          onChange={move}
        />
        <p className={styles.status} role="status">
          {isSearching ? t.looking : t.notes[draft.by]}
        </p>
        <p className={styles.hint}>{t.hint}</p>
        <div className={styles.numbers}>
          <NumberField
            label={t.x(name)}
            value={x}
            min={0}
            max={size.width}
            onChange={(value) => place({ x: value, y })}
          />
          <NumberField
            label={t.y(name)}
            value={y}
            min={0}
            max={size.height}
            onChange={(value) => place({ x, y: value })}
          />
        </div>
        <div className={styles.buttons}>
          <div className={styles.changes}>
            <Button variant="quiet" busy={isSearching} onClick={findAgain}>
              {t.findAgain}
            </Button>
            <Button variant="quiet" onClick={() => setDraft({ corners: wholePicture, by: 'whole' })}>
              {t.wholePhoto}
            </Button>
          </div>
          <Button onClick={closeDialog}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={isSearching}>
            {t.done}
          </Button>
        </div>
      </form>
    </ModalSheet>
  )
}
