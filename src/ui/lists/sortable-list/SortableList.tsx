import { type KeyboardEvent, type PointerEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useAnnounce } from '../../feedback/announcer/announcer.tsx'
import { areSideBySide, dragRow } from './drag-row.ts'
import styles from './SortableList.module.css'

/** Announcements about a row; `place` counts from 1. */
export type SortableTexts = Readonly<
  Record<'lifted' | 'moved' | 'dropped' | 'putBack', (name: string, place: number, count: number) => string>
>

type SortableListProps = {
  readonly label: string
  readonly texts: SortableTexts
  /** Moves one row; both are indexes from 0, `to` as it is after the move. */
  readonly onMove: (from: number, to: number) => void
  readonly className?: string | undefined
  readonly hidden?: boolean
  /** Rows are still moving to their places (`useOrder`): none can be dragged until they are there. */
  readonly settling?: boolean
  /** One `<li>` a row, each with a `SortHandle`. */
  readonly children: ReactNode
}

type Lifted = { readonly handle: HTMLElement; readonly start: number; readonly at: number }

/**
 * An ordered list whose rows are dragged by their handles, or picked up with Space, moved with the arrow keys and
 * dropped with Space; Escape puts a row back. Rows may lie side by side. Its event listeners are delegated, so that long lists stay cheap.
 */
export function SortableList(props: SortableListProps) {
  const { label, texts, onMove, className, hidden, settling, children } = props
  const lifted = useRef<Lifted>(null)
  const announce = useAnnounce()

  const drop = () => {
    lifted.current?.handle.closest('[data-lifted]')?.removeAttribute('data-lifted')
    lifted.current = null
  }

  const takeWithPointer = (event: PointerEvent<HTMLOListElement>) => {
    const list = event.currentTarget
    const handle = handleAt(event.target)
    if (!handle || event.button !== 0 || settling) return
    drop()
    dragRow(event.nativeEvent, list, handle, (from, to) => {
      onMove(from, to)
      announce(texts.moved(nameOf(handle), to + 1, list.children.length))
    })
  }

  const takeWithKey = (event: KeyboardEvent<HTMLOListElement>) => {
    const handle = handleAt(event.target)
    if (!handle) return
    const rows = [...event.currentTarget.children]
    const say = (what: keyof SortableTexts, at: number) =>
      announce(texts[what](nameOf(handle), at + 1, rows.length))
    const { key } = event
    const row = lifted.current
    if (!row) {
      if ((key !== ' ' && key !== 'Enter') || settling) return
      const start = rows.findIndex((li) => li.contains(handle))
      lifted.current = { handle, start, at: start }
      rows[start]?.setAttribute('data-lifted', '')
      say('lifted', start)
    } else if (key === ' ' || key === 'Enter') {
      say('dropped', row.at)
      drop()
    } else if (key === 'Escape') {
      drop()
      if (row.at !== row.start) onMove(row.at, row.start)
      say('putBack', row.start)
    } else {
      const to = destination(directionOf(key, event.currentTarget), row.at, rows.length - 1)
      if (to === null) return
      if (to !== row.at) {
        lifted.current = { ...row, at: to }
        onMove(row.at, to)
        say('moved', to)
      }
    }
    event.preventDefault()
  }

  // A row that moves in the document may leave the visible part of the list, or lose the focus.
  useLayoutEffect(() => {
    lifted.current?.handle.focus({ preventScroll: true })
    // Scrolling after it step by step would show parts of the list that nobody looks at.
    if (!settling) lifted.current?.handle.scrollIntoView({ block: 'nearest' })
  })

  return (
    <ol
      aria-label={label}
      className={classNames(styles.list, className)}
      hidden={hidden}
      onPointerDown={takeWithPointer}
      onKeyDown={takeWithKey}
      onBlur={(event) => {
        if (event.relatedTarget) drop()
      }}
    >
      {children}
    </ol>
  )
}

function handleAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-sort-name]') : null
}

function nameOf(handle: HTMLElement): string {
  return handle.dataset.sortName ?? ''
}

/** The key for rows below each other that does what this one does for rows side by side. */
function directionOf(key: string, list: HTMLElement): string {
  if (!areSideBySide([...list.children])) return key
  const isRtl = getComputedStyle(list).direction === 'rtl'
  if (key === 'ArrowLeft') return isRtl ? 'ArrowDown' : 'ArrowUp'
  if (key === 'ArrowRight') return isRtl ? 'ArrowUp' : 'ArrowDown'
  return key
}

/** The index to which an arrow key, Home or End moves a row; null for any other key. */
function destination(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return Math.max(0, at - 1)
    case 'ArrowDown':
      return Math.min(last, at + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
