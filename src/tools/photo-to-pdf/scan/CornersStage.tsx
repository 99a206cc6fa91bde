import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react'
import { type Corners, moveCorner, type Point } from '../../../lib/image/scan/corners.ts'
import type { Size } from '../../../lib/image/scan/straighten.ts'
import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import styles from './CornersStage.module.css'
import { useScanTexts } from './use-scan-texts.ts'

type CornersStageProps = {
  readonly photo: Photo
  /** Of the upright photo, in pixels. */
  readonly size: Size
  readonly read: PhotoReader['thumbnail']
  readonly corners: Corners
  /** A corner was touched. */
  readonly onChoose: (index: number) => void
  readonly onChange: (corners: Corners) => void
}

/** Of the preview, in pixels. */
const previewSide = 1600

/** What an arrow key moves by, as a share of the photo's longer side; with Shift ten times as far. */
const keyStep = 0.002
const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

type Drag = { readonly pointer: number; readonly x: number; readonly y: number; readonly corners: Corners }

/** A photo with the outline of its page, whose corners are moved by pointer, touch or arrow keys. */
export function CornersStage({ photo, size, read, corners, onChoose, onChange }: CornersStageProps) {
  const t = useScanTexts()
  const stage = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | null>(null)
  useLayoutEffect(() => {
    const { style } = stage.current ?? {}
    style?.setProperty('--ratio', String(size.width / size.height))
    // The dialog is opened after this, and gives the focus to what has the attribute.
    first.current?.setAttribute('autofocus', '')
  }, [size.width, size.height])

  const moveBy = (from: Corners, index: number, by: Point) => {
    const { x, y } = from[index] as Point
    onChange(moveCorner(from, index, { x: x + by.x, y: y + by.y }))
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const direction = event.ctrlKey || event.altKey || event.metaKey ? undefined : directions[event.key]
    if (!direction) return
    // Otherwise the dialog would scroll.
    event.preventDefault()
    const step = Math.max(size.width, size.height) * keyStep * (event.shiftKey ? 10 : 1)
    moveBy(corners, index, { x: (direction.x * step) / size.width, y: (direction.y * step) / size.height })
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || drag.current) return
    // Otherwise text would be selected; the focus is then not moved either.
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, corners }
  }
  const onPointerMove = (event: PointerEvent, index: number) => {
    const start = drag.current
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {}
    if (start?.pointer !== event.pointerId || clientWidth === 0 || clientHeight === 0) return
    moveBy(start.corners, index, {
      x: (event.clientX - start.x) / clientWidth,
      y: (event.clientY - start.y) / clientHeight,
    })
  }
  const endDrag = () => {
    drag.current = null
  }

  const outline = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
  return (
    <div className={styles.viewport}>
      <div ref={stage} className={styles.stage} dir="ltr">
        <Thumbnail source={photo.file} side={previewSide} read={read} className={styles.picture} />
        <svg className={styles.lines} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.shade} fillRule="evenodd" d={`M0 0H1V1H0Z${outline}`} />
          <path className={styles.edge} d={outline} />
          <path className={styles.line} d={outline} />
        </svg>
        {corners.map(({ x, y }, index) => (
          <div
            key={t.corners[index]}
            ref={index === 0 ? first : undefined}
            role="slider"
            tabIndex={0}
            className={styles.handle}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            aria-label={t.corners[index]}
            aria-valuemin={0}
            aria-valuemax={size.width}
            aria-valuenow={Math.round(x * size.width)}
            aria-valuetext={t.place(Math.round(x * size.width), Math.round(y * size.height))}
            onFocus={() => onChoose(index)}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPointerDown={onPointerDown}
            onPointerMove={(event) => onPointerMove(event, index)}
            onPointerUp={endDrag}
            onPointerCancel={endDrag}
          />
        ))}
      </div>
    </div>
  )
}
