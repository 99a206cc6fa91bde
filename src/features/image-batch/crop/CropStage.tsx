import { type KeyboardEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Orientation } from '../../../lib/image/exif/orientation.ts'
import type { QuarterTurns, Region } from '../../../lib/image/pixels/edit.ts'
import type { PixelSize } from '../../../lib/image/pixels/fit-box.ts'
import { EditedPicture } from '../../../ui/edited-picture/EditedPicture.tsx'
import { useBlobUrl } from '../../../ui/use-blob-url.ts'
import styles from './CropStage.module.css'
import { type Handle, moveFrame, moveHandle, type Step, stepOf } from './frame.ts'
import type { CropMessages } from './messages.en.ts'

type CropStageProps = {
  readonly t: CropMessages
  readonly name: string
  readonly picture: Blob
  readonly turn: Orientation
  /** The size of the upright picture, and as it is turned. */
  readonly whole: PixelSize
  readonly turns: QuarterTurns
  readonly size: PixelSize
  readonly frame: Region
  /** Width by height; null where both are free. */
  readonly ratio: number | null
  readonly onChange: (frame: Region) => void
}

const handles = {
  'top-left': { x: -1, y: -1 },
  top: { x: 0, y: -1 },
  'top-right': { x: 1, y: -1 },
  right: { x: 1, y: 0 },
  'bottom-right': { x: 1, y: 1 },
  bottom: { x: 0, y: 1 },
  'bottom-left': { x: -1, y: 1 },
  left: { x: -1, y: 0 },
} as const satisfies Record<string, Handle>
const places = Object.keys(handles) as (keyof typeof handles)[]

/** A picture with a frame over it that is moved and sized by pointer, touch or arrow keys. */
export function CropStage(props: CropStageProps) {
  const { t, name, picture, turn, whole, turns, size, frame, ratio, onChange } = props
  const stage = useRef<HTMLDivElement>(null)
  const mover = useRef<HTMLDivElement>(null)
  const url = useBlobUrl(picture)
  useLayoutEffect(() => {
    const { style } = stage.current ?? {}
    style?.setProperty('--ratio', String(size.width / size.height))
    style?.setProperty('--left', `${(frame.left / size.width) * 100}%`)
    style?.setProperty('--top', `${(frame.top / size.height) * 100}%`)
    style?.setProperty('--width', `${(frame.width / size.width) * 100}%`)
    style?.setProperty('--height', `${(frame.height / size.height) * 100}%`)
  }, [size.width, size.height, frame])
  // At once: a key may be pressed before the browser has painted.
  useLayoutEffect(() => mover.current?.focus({ preventScroll: true }), [])

  const move = (from: Region, step: Step) => onChange(moveFrame(from, step, size))
  const resize = (handle: Handle) => (from: Region, step: Step) =>
    onChange(moveHandle(from, handle, step, size, ratio))
  const controls = useControls(stage, frame, size.width)
  const right = frame.left + frame.width
  const bottom = frame.top + frame.height
  return (
    <div className={styles.viewport}>
      <div ref={stage} className={styles.stage} dir="ltr">
        <div className={styles.clip}>
          {url ? <EditedPicture alt={name} edit={{ crop: null, turns }} {...{ url, turn, whole }} /> : null}
          <span className={styles.shade} />
        </div>
        <div className={styles.frame}>
          <div
            ref={mover}
            role="slider"
            tabIndex={0}
            className={styles.mover}
            aria-label={t.frame}
            aria-valuemin={0}
            aria-valuemax={size.width - frame.width}
            aria-valuenow={frame.left}
            aria-valuetext={t.frameValue(frame.width, frame.height, frame.left, frame.top)}
            {...controls(move)}
          />
          {places.map((place) => {
            const handle: Handle = handles[place]
            const x = handle.x < 0 ? frame.left : right
            const y = handle.y < 0 ? frame.top : bottom
            return (
              <div
                key={place}
                role="slider"
                tabIndex={0}
                className={styles.handle}
                data-place={place}
                aria-label={t.handles[place]}
                aria-orientation={handle.x === 0 ? 'vertical' : 'horizontal'}
                aria-valuemin={0}
                aria-valuemax={handle.x === 0 ? size.height : size.width}
                aria-valuenow={handle.x === 0 ? y : x}
                aria-valuetext={
                  handle.x === 0 ? t.fromTop(y) : handle.y === 0 ? t.fromLeft(x) : t.corner(x, y)
                }
                {...controls(resize(handle))}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}

type Drag = { readonly pointer: number; readonly x: number; readonly y: number; readonly frame: Region }

/** Moves something by arrow keys and by dragging it; a drag is measured from where the frame was as it began. */
function useControls(stage: RefObject<HTMLElement | null>, frame: Region, width: number) {
  const drag = useRef<Drag | null>(null)
  const end = () => {
    drag.current = null
  }
  return (change: (from: Region, step: Step) => void) => ({
    onKeyDown(event: KeyboardEvent) {
      const step = event.ctrlKey || event.altKey || event.metaKey ? null : stepOf(event.key, event.shiftKey)
      if (!step) return
      // Otherwise the page would scroll.
      event.preventDefault()
      change(frame, step)
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current) return
      // Otherwise text would be selected; the focus is then not moved either.
      event.preventDefault()
      event.currentTarget.focus({ preventScroll: true })
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, frame }
    },
    onPointerMove(event: PointerEvent) {
      const start = drag.current
      const shown = stage.current?.clientWidth ?? 0
      if (start?.pointer !== event.pointerId || shown === 0) return
      const pixels = width / shown
      change(start.frame, { x: (event.clientX - start.x) * pixels, y: (event.clientY - start.y) * pixels })
    },
    onPointerUp: end,
    onPointerCancel: end,
  })
}
