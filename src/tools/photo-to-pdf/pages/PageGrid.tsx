import { GripVertical } from 'lucide'
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { layoutPage } from '../core/page-layout.ts'
import type { PdfSettings } from '../core/settings.ts'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import { useTexts } from '../texts.ts'
import { dragPage } from './drag-page.ts'
import { destination, gridOf, heightOf, pageAt, pagesInView, placeOf, shiftedIndex } from './grid.ts'
import styles from './PageGrid.module.css'
import { zoomStore } from './zoom.ts'

type PageGridProps = {
  readonly photos: readonly Photo[]
  readonly settings: PdfSettings
  readonly read: PhotoReader['thumbnail']
  /** Moves one page; both are indexes from 0. */
  readonly onMove: (from: number, to: number) => void
}

/** Of the box, in pixels: room for shadows and focus rings. */
const padding = 6

/** Sizes of previews, in device pixels: few, so that a change of the window does not draw all pages again. */
const sides = [480, 960, 1600] as const

/**
 * All pages with the layout of the document, to look at and to sort: dragged by the handle or with the mouse anywhere on
 * the page, or lifted with Space and moved with the arrow keys. Only pages near the view are in the document.
 */
export function PageGrid({ photos, settings, read, onMove }: PageGridProps) {
  const { t } = useTexts()
  const announce = useAnnounce()
  const zoom = useStore(zoomStore)
  const box = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [top, setTop] = useState(0)
  const [drag, setDrag] = useState<{ readonly id: number; readonly to: number } | null>(null)
  /** The page whose handle has the focus: it stays in the document when it is scrolled out of view. */
  const [focused, setFocused] = useState<number | null>(null)
  const lifted = useRef<{ readonly id: number; readonly start: number } | null>(null)
  const [liftedId, setLiftedId] = useState<number | null>(null)
  const endDrag = useRef(() => {})

  const count = photos.length
  const ratio = useMemo(() => cellRatio(settings, photos), [settings, photos])
  const grid = gridOf({ zoom, count, box: size, ratio })
  const { start, end } = pagesInView(grid, count, { top, height: size.height })
  const from = drag ? photos.findIndex(({ id }) => id === drag.id) : -1
  const placed = photos
    .map((photo, index) => ({ photo, index }))
    .filter(
      ({ photo: { id }, index }) =>
        (index >= start && index < end) || id === focused || id === drag?.id || id === liftedId,
    )

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () =>
      setSize({ width: element.clientWidth - 2 * padding, height: element.clientHeight - 2 * padding })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useEffect(() => () => endDrag.current(), [])

  // The page at the top of the view stays there with another zoom.
  const before = useRef({ zoom, first: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element && before.current.zoom !== zoom) element.scrollTop = placeOf(grid, before.current.first).top
    before.current = { zoom, first: pageAt(grid, count, { start: 0, top: top + grid.height / 3 }) }
  }, [zoom, grid, count, top])

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

  const pixels = Math.max(grid.width, grid.height) * Math.min(2, globalThis.devicePixelRatio)
  const side = sides.find((each) => each >= pixels * 0.9) ?? 1600
  return (
    <section
      ref={box}
      className={styles.box}
      aria-label={t.preview}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <ol
        className={styles.pages}
        data-dragging={drag !== null}
        style={{ blockSize: size.width > 0 ? heightOf(grid, count) : 0 }}
      >
        {size.width === 0
          ? null
          : placed.map(({ photo, index }) => {
              const { id, file, metadata } = photo
              const isDragged = drag?.id === id
              const place = placeOf(grid, drag && !isDragged ? shiftedIndex(index, from, drag.to) : index)
              const { page, image } = layoutPage(settings, metadata)
              const scale = Math.min(grid.width / page.width, grid.height / page.height)
              const share = (part: number, whole: number) => `${(part / whole) * 100}%`
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
                  <div className={styles.cell} style={{ blockSize: grid.height }}>
                    <div
                      className={styles.paper}
                      style={{ blockSize: page.height * scale, inlineSize: page.width * scale }}
                      onPointerDown={(event) => event.pointerType === 'mouse' && take(event, photo)}
                    >
                      <div
                        style={{
                          blockSize: share(image.height, page.height),
                          inlineSize: share(image.width, page.width),
                        }}
                      >
                        <Thumbnail source={file} side={side} read={read} className={styles.picture} />
                      </div>
                    </div>
                  </div>
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
                  </div>
                </li>
              )
            })}
      </ol>
    </section>
  )
}

/** Pages of different sizes are not shown narrower than this, as width divided by height. */
const narrowest = 0.5

/** Width divided by height of the space for a page: that of all pages, or of the narrowest of different ones. */
function cellRatio(settings: PdfSettings, photos: readonly Photo[]): number {
  const ratios = photos.map(({ metadata }) => {
    const { page } = layoutPage(settings, metadata)
    return page.width / page.height
  })
  return Math.max(narrowest, Math.min(...ratios, 2))
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
