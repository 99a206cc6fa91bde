import { CircleAlert, Clock, Pause } from 'lucide'
import { type KeyboardEvent, memo, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { percentDecimals, sizeChange } from '../../../lib/files/size-change.ts'
import type { EncodedImage } from '../../../lib/image/image-work.ts'
import { numberFormat } from '../../../lib/text/formats.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { savesDragged } from '../../../ui/files/drag-out/late-drag-out.ts'
import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { type BatchItem, resultOf } from '../batch/batch-state.ts'
import type { BatchMessages } from '../messages.en.ts'
import type { RowActions } from '../row/row-actions.ts'
import styles from './Filmstrip.module.css'
import { readResult } from './read-result.ts'

type FilmstripProps<Result> = {
  readonly t: BatchMessages
  readonly language: Language
  readonly items: readonly BatchItem<Result>[]
  /** Id of the file that is shown large. */
  readonly shown: number | undefined
  /** Must be a stable function: every tile renders again with a new one. */
  readonly onShow: (id: number) => void
  /** Also a stable function. */
  readonly onDrag: RowActions['drag']
}

/** Of a tile with its padding, in pixels. */
const tileWidth = 82

/** Tiles before and after those in view, so that none is missing while one scrolls. */
const spareTiles = 12

/**
 * All files as small pictures; one of them is shown large. Only the tiles near the view are in the document, each in its
 * place; also the checked one, which Tab reaches, and the one with the focus.
 */
export function Filmstrip<Result extends EncodedImage<Blob>>(props: FilmstripProps<Result>) {
  const { t, language, items, shown, onShow, onDrag } = props
  const name = useId()
  const strip = useRef<HTMLFieldSetElement>(null)
  const [focused, setFocused] = useState<number | null>(null)
  const { first, last } = useTilesInView(strip)

  // Also by a button elsewhere, such as Compare in the list.
  const at = items.findIndex(({ id }) => id === shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: not when files before it come or go
  useLayoutEffect(() => {
    if (strip.current) bringIntoView(strip.current, at)
  }, [shown])

  /** Home and End go to the first and the last file; the other keys as in any group, for tiles that are not there yet. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const from = items.findIndex(({ id }) => id === focused)
    const to = destination(event.key, from, items.length)
    const item = to === null ? undefined : items[to]
    if (to === null || !item || !strip.current) return
    // Otherwise the page would scroll.
    event.preventDefault()
    flushSync(() => onShow(item.id))
    strip.current.querySelector<HTMLElement>(`[data-at="${to}"]`)?.focus()
  }
  const isPlaced = ({ id }: BatchItem<Result>, index: number) =>
    (index >= first - spareTiles && index <= last + spareTiles) || id === shown || id === focused
  return (
    <fieldset ref={strip} className={styles.strip} onKeyDown={onKeyDown}>
      <legend className={styles.legend}>{t.shown}</legend>
      <div className={styles.tiles} style={{ inlineSize: items.length * tileWidth }}>
        {items.map((item, index) =>
          isPlaced(item, index) ? (
            <Tile<Result>
              key={item.id}
              {...{ t, language, item, name, index, onShow, onDrag }}
              count={items.length}
              checked={item.id === shown}
              onFocus={setFocused}
            />
          ) : null,
        )}
      </div>
    </fieldset>
  )
}

/** The indexes of the first and the last tile in view. */
function useTilesInView(strip: RefObject<HTMLElement | null>) {
  const [view, setView] = useState({ first: 0, last: 0 })
  useLayoutEffect(() => {
    const element = strip.current
    if (!element) return
    const measure = () => {
      // Negative from right to left.
      const start = Math.abs(element.scrollLeft)
      const first = Math.floor(start / tileWidth)
      const last = Math.floor((start + element.clientWidth) / tileWidth)
      setView((now) => (now.first === first && now.last === last ? now : { first, last }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [strip])
  return view
}

/** Scrolls a strip, and never the page, as far as a tile takes to be in view. */
function bringIntoView(strip: HTMLElement, index: number) {
  const start = Math.abs(strip.scrollLeft)
  const least = (index + 1) * tileWidth - strip.clientWidth
  const place = Math.max(least, Math.min(start, index * tileWidth))
  if (place === start) return
  strip.scrollLeft = getComputedStyle(strip).direction === 'rtl' ? -place : place
}

/** Where a key moves to; null for any other key. The arrow keys go round, as in every group of radio buttons. */
function destination(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (from + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (Math.max(0, from) - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

type TileProps<Result> = Pick<FilmstripProps<Result>, 't' | 'language' | 'onShow' | 'onDrag'> & {
  readonly item: BatchItem<Result>
  /** The name of the group of radio buttons. */
  readonly name: string
  /** Its place in the strip, of how many. */
  readonly index: number
  readonly count: number
  readonly checked: boolean
  /** Gets the file's id, or null when the focus leaves it. */
  readonly onFocus: (id: number | null) => void
}

/** A radio button drawn as a picture: one of the group is chosen, and a screen reader says which of how many. */
function TileOf<Result extends EncodedImage<Blob>>(props: TileProps<Result>) {
  const { t, language, item, name, index, count, checked, onShow, onDrag, onFocus } = props
  const result = resultOf(item)
  const mark = markOf(t, language, item)
  return (
    <label
      className={styles.tile}
      style={{ gridColumn: index + 1 }}
      data-state={item.work.state}
      title={result && savesDragged() ? t.dragOut(item.file.name) : item.file.name}
      draggable
      onDragStart={(event) => onDrag(event, item.id)}
    >
      <input
        type="radio"
        name={name}
        className={styles.radio}
        data-at={index}
        aria-label={`${item.file.name}, ${mark}`}
        aria-setsize={count}
        aria-posinset={index + 1}
        checked={checked}
        onChange={() => onShow(item.id)}
        onFocus={() => onFocus(item.id)}
        onBlur={() => onFocus(null)}
      />
      <span className={styles.picture}>
        {result ? (
          <Thumbnail
            source={result.shown?.result ?? result.blob}
            side={144}
            read={readResult}
            className={styles.canvas}
          />
        ) : (
          <StateIcon state={item.work.state} />
        )}
      </span>
      <span className={styles.mark}>{result || item.work.state === 'failed' ? mark : null}</span>
    </label>
  )
}

/** Memoised, so that progress of one file does not render a hundred tiles. */
const Tile = memo(TileOf) as typeof TileOf

function StateIcon({ state }: { readonly state: BatchItem<unknown>['work']['state'] }) {
  switch (state) {
    case 'working':
      return <Spinner />
    case 'failed':
      return <Icon of={CircleAlert} size={22} />
    case 'stopped':
      return <Icon of={Pause} size={22} />
    case 'waiting':
    case 'early':
    case 'done':
      return <Icon of={Clock} size={22} />
  }
}

/** What a file has become, in a few characters: "-78%", or its state. */
function markOf<Result extends EncodedImage<Blob>>(
  t: BatchMessages,
  language: Language,
  item: BatchItem<Result>,
): string {
  const result = resultOf(item)
  if (!result) {
    const { work } = item
    return work.state === 'working' ? t.stage(work.stage) : t.state[work.state]
  }
  const change = sizeChange(item.file.size, result.blob.size)
  if (change.kind === 'same') return t.same
  const percent = numberFormat(language, {
    style: 'percent',
    maximumFractionDigits: percentDecimals(change.percent),
    signDisplay: 'exceptZero',
  })
  return percent.format(((change.kind === 'smaller' ? -1 : 1) * change.percent) / 100)
}
