import { GripVertical } from 'lucide'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { PdfSettings } from '../core/settings.ts'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import { dragPage } from './drag-page.ts'
import { cellRatio, destination, heightOf, pageAt, placeOf, shiftedIndex } from './grid.ts'
import styles from './PageGrid.module.css'
import { Paper } from './Paper.tsx'
import type { ShownPhoto } from './shown-photo.ts'
import { useGrid } from './use-grid.ts'
import { usePagesTexts } from './use-pages-texts.ts'

type PageGridProps = {
  readonly photos: readonly ShownPhoto[]
  readonly settings: PdfSettings
  readonly read: PhotoReader['thumbnail']
  /** Moves one page; both are indexes from 0. */
  readonly onMove: (from: number, to: number) => void
  /** What can be done with a photo, beside the number of its page. */
  readonly action?: (photo: Photo) => ReactNode
}

/**
 * All pages with the layout of the document, to look at and to sort: dragged by the handle or with the mouse anywhere on
 * the page, or lifted with Space and moved with the arrow keys. Only pages near the view are in the document.
 */
export function PageGrid({ photos, settings, read, onMove, action }: PageGridProps) {
  const t = usePagesTexts()
  const announce = useAnnounce()
  const [drag, setDrag] = useState<{ readonly id: number; readonly to: number } | null>(null)
  /** The page whose handle has the focus: it stays in the document when it is scrolled out of view. */
  const [focused, setFocused] = useState<number | null>(null)
  const lifted = useRef<{ readonly id: number; readonly start: number } | null>(null)
  const [liftedId, setLiftedId] = useState<number | null>(null)
  const endDrag = useRef(() => {})

  const count = photos.length
  const ratio = useMemo(
    () =>
      cellRatio(
        settings,
        photos.map(({ metadata }) => metadata),
      ),
    [settings, photos],
  )
  const box = useRef<HTMLElement>(null)
  const { grid, start, end, side, measured, onScroll } = useGrid(count, ratio, box)
  const from = drag ? photos.findIndex(({ id }) => id === drag.id) : -1
  const placed = photos
    .map((photo, index) => ({ photo, index }))
    .filter(
      ({ photo: { id }, index }) =>
        (index >= start && index < end) || id === focused || id === drag?.id || id === liftedId,
    )

  useEffect(() => () => endDrag.current(), [])

  // A page that moves in the document may lose the focus, or leave the view.
  useLayoutEffect(() => {
    const element = box.current
    if (!element || liftedId === null) return
    const handle = element.querySelector<HTMLElement>(`[data-page="${liftedId}"]`)
    handle?.focus({ preventScroll: true })
    handle?.closest('li')?.scrollIntoView({ block: 'nearest' })
  })

  const take = (event: PointerEvent<HTMLElement>, { id, file }: Photo) => {
    const tile = event.currentTarget.closest('li')
    const handle = tile?.querySelector<HTMLElement>('[data-page]')
    const element = box.current
    if (!tile || !handle || !element || event.button !== 0) return
    drop()
    const at = photos.findIndex((each) => each.id === id)
    const place = placeOf(grid, at)
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    let to = at
    setDrag({ id, to })
    endDrag.current = dragPage(event.nativeEvent, {
      box: element,
      tile,
      handle,
      onMove(x, y) {
        const middle = {
          start: place.start + sign * x + grid.width / 2,
          top: place.top + y + grid.height / 2,
        }
        const next = pageAt(grid, count, middle)
        if (next === to) return
        to = next
        setDrag({ id, to })
      },
      onEnd(dropped) {
        setDrag(null)
        if (!dropped || to === at) return
        onMove(at, to)
        announce(t.sorting.moved(file.name, to + 1, count))
      },
    })
  }

  const drop = () => {
    lifted.current = null
    setLiftedId(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, { id, file: { name } }: Photo, at: number) => {
    const isPress = event.key === ' ' || event.key === 'Enter'
    const now = lifted.current
    if (now?.id !== id) {
      if (!isPress) return
      lifted.current = { id, start: at }
      setLiftedId(id)
      announce(t.sorting.lifted(name, at + 1, count))
    } else if (isPress) {
      drop()
      announce(t.sorting.dropped(name, at + 1, count))
    } else if (event.key === 'Escape') {
      drop()
      if (at !== now.start) onMove(at, now.start)
      announce(t.sorting.putBack(name, now.start + 1, count))
    } else {
      const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      const key = isRightToLeft ? (mirrored[event.key] ?? event.key) : event.key
      const to = destination(key, at, count, grid.columns)
      if (to === null) return
      if (to !== at) {
        onMove(at, to)
        announce(t.sorting.moved(name, to + 1, count))
      }
    }
    event.preventDefault()
  }

  return (
    <section ref={box} className={styles.box} aria-label={t.preview} onScroll={onScroll}>
      <ol
        className={styles.pages}
        data-dragging={drag !== null}
        style={{ blockSize: measured ? heightOf(grid, count) : 0 }}
      >
        {measured
          ? placed.map(({ photo, index }) => {
              const { id, file } = photo
              const isDragged = drag?.id === id
              const place = placeOf(grid, drag && !isDragged ? shiftedIndex(index, from, drag.to) : index)
              return (
                <li
                  key={id}
                  className={styles.page}
                  aria-setsize={count}
                  aria-posinset={index + 1}
                  data-lifted={isDragged || liftedId === id ? '' : undefined}
                  data-dragged={isDragged ? '' : undefined}
                  style={{
                    inlineSize: grid.width,
                    insetBlockStart: place.top,
                    insetInlineStart: place.start,
                  }}
                >
                  <Paper
                    photos={[photo]}
                    {...{ settings, grid, side, read }}
                    className={styles.sortable}
                    onPointerDown={(event) => event.pointerType === 'mouse' && take(event, photo)}
                  />
                  <div className={styles.foot}>
                    {count > 1 ? (
                      <Button
                        variant="quiet"
                        size="icon"
                        className={styles.handle}
                        aria-label={t.movePage(index + 1, file.name)}
                        data-page={id}
                        onPointerDown={(event) => take(event, photo)}
                        onKeyDown={(event) => onKeyDown(event, photo, index)}
                        onFocus={() => setFocused(id)}
                        onBlur={({ relatedTarget }) => {
                          setFocused(null)
                          if (relatedTarget) drop()
                        }}
                      >
                        <Icon of={GripVertical} size={18} />
                      </Button>
                    ) : null}
                    <p className={styles.caption}>{t.page(index + 1, count)}</p>
                    {action?.(photo)}
                  </div>
                </li>
              )
            })
          : null}
      </ol>
    </section>
  )
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
