import { memo, useMemo } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useIncrementalList } from '../../../ui/lists/incremental-list/use-incremental-list.ts'
import { SortableList } from '../../../ui/lists/sortable-list/SortableList.tsx'
import { useOrder } from '../../../ui/lists/sortable-list/use-order.ts'
import { NameIn } from '../../../ui/name-in/NameIn.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import type { Messages } from '../messages.en.ts'
import { usePagesTexts } from '../pages/use-pages-texts.ts'
import type { ScansStore } from '../scan/scans.ts'
import { useTexts } from '../texts.ts'
import { changePhoto } from './change-photo.ts'
import { PhotoRow, type RowActions } from './PhotoRow.tsx'
import { movePhoto, type Photo, type PhotoList, removePhotos, undoRemoval } from './photo-list.ts'
import type { PhotoReader } from './photo-reader.ts'
import styles from './SelectedPhotos.module.css'
import type { Selection } from './selection.ts'
import { useRowTexts } from './use-row-texts.ts'

type SelectedPhotosProps = {
  readonly list: PhotoList
  readonly selection: Selection
  readonly reader: PhotoReader
  /** Of cleaned pages. */
  readonly scans: ScansStore | undefined
}

const none: readonly Photo[] = []

/** The photos in page order, to sort and remove. Memoised, as each inspected photo renders the page. */
export const SelectedPhotos = memo(function SelectedPhotos(props: SelectedPhotosProps) {
  const { t } = useTexts()
  const { removeAll } = useRowTexts()
  const { sorting } = usePagesTexts()
  const { list, selection, reader, scans } = props
  const { photos, undo } = list
  // When all photos are removed, their hidden rows are also unmounted a slice at a time.
  const wanted = photos.length > 0 ? photos : (undo?.before.photos ?? none)
  const rows = useOrder(wanted)
  const shown = useIncrementalList(photos.length)
  const text = useUiText()
  const announce = useAnnounce()

  const move = (from: number, to: number) => selection.change((current) => movePhoto(current, from, to))
  const remove = (isRemoved: (photo: Photo) => boolean) => {
    selection.change((current) => removePhotos(current, isRemoved))
    announce(removedText(t, selection.read().list))
  }
  // Rows get stable props only, or all of them would render again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `move` and `remove` differ only by what is listed
  const actions = useMemo<RowActions>(
    () => ({
      move(photo, by) {
        const { photos: now } = selection.read().list
        const from = now.indexOf(photo)
        move(from, from + by)
        announce(sorting.moved(photo.file.name, from + by + 1, now.length))
      },
      remove: (photo) => remove((each) => each === photo),
      change: (photo) => selection.change((current) => changePhoto(current, photo)),
      hold: selection.hold,
    }),
    [selection, announce, t, sorting],
  )

  return (
    <Panel
      title={t.selected(photos.length)}
      actions={
        photos.length > 0 ? (
          <Button variant="quiet" className={styles.removeAll} onClick={() => remove(() => true)}>
            {removeAll}
          </Button>
        ) : null
      }
    >
      <SortableList
        label={t.selected(photos.length)}
        texts={sorting}
        onMove={move}
        className={styles.list}
        hidden={photos.length === 0}
        settling={rows !== wanted}
      >
        {rows.slice(0, shown).map((photo, index) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            first={index === 0}
            last={index === rows.length - 1}
            actions={actions}
            reader={reader}
            scans={scans}
          />
        ))}
      </SortableList>
      {undo ? (
        <p className={styles.undo}>
          <span className={styles.removed}>
            <NameIn sentence={removedText(t, list)} name={undo.removed[0]?.file.name ?? ''} />
          </span>
          <Button
            onClick={() => {
              selection.change(undoRemoval)
              announce(t.added(undo.removed.length))
            }}
          >
            {text.undo}
          </Button>
        </p>
      ) : null}
    </Panel>
  )
})

function removedText(t: Messages, { undo }: PhotoList): string {
  const removed = undo?.removed ?? []
  const [only] = removed
  return only && removed.length === 1 ? t.removed(only.file.name) : t.removedAll(removed.length)
}
