import { ZoomIn } from 'lucide'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { Orientation } from '../../lib/image/exif/orientation.ts'
import type { Edit } from '../../lib/image/pixels/edit.ts'
import type { PixelSize } from '../../lib/image/pixels/fit-box.ts'
import { Button } from '../button/Button.tsx'
import { EditedPicture } from '../edited-picture/EditedPicture.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useScrollStop } from '../layout/scroll-stop/use-scroll-stop.ts'
import { useBlobUrl } from '../use-blob-url.ts'
import styles from './CompareSlider.module.css'
import { useTransparency } from './use-transparency.ts'

export type CompareTexts = {
  readonly before: string
  readonly after: string
  readonly slider: string
  readonly sliderValue: (percent: number) => string
  readonly fullSize: string
}

type CompareSliderProps = {
  readonly texts: CompareTexts
  /** The name of the compared file. */
  readonly name: string
  /** null while it cannot be shown. */
  readonly before: Blob | null
  /** The orientation to apply to it. */
  readonly beforeTurn: Orientation
  /** Its size in pixels when it is upright. */
  readonly beforeSize: PixelSize
  /** What was done with it for the result, which is shown of it, too. */
  readonly beforeEdit: Edit
  /** A few words on each picture, such as its file size. */
  readonly beforeNote: string
  readonly after: Blob
  readonly afterNote: string
  /** The size of the result in pixels, in which both pictures are shown. */
  readonly width: number
  readonly height: number
  /** Buttons about the pictures, at the end of the line below them. */
  readonly actions: ReactNode
}

type Zoom = 'fit' | 'fullSize'

/**
 * Two pictures on top of each other, divided by a line that a range input moves: by pointer, touch or keyboard.
 * At 100 % one pixel of the result is one of the screen's CSS pixels, and the pictures scroll.
 */
export function CompareSlider(props: CompareSliderProps) {
  const { texts, name, before, beforeNote, after, afterNote, width, height, actions } = props
  const [shown, setShown] = useState(50)
  const named = (text: string) => `${text}: ${name}`
  const [zoom, setZoom] = useState<Zoom>('fit')
  const compare = useRef<HTMLElement>(null)
  const title = named(`${texts.before}, ${texts.after}`)
  const { ref: viewport, stop } = useScrollStop<HTMLDivElement>('group', title)
  const beforeUrl = useBlobUrl(before)
  const afterUrl = useBlobUrl(after)
  const isTransparent = useTransparency(before)

  useLayoutEffect(() => {
    const { style } = compare.current ?? {}
    style?.setProperty('--before', `${100 - shown}%`)
    style?.setProperty('--ratio', String(width / height))
    style?.setProperty('--pixels', `${width}px`)
  }, [shown, width, height])
  useLayoutEffect(() => {
    const view = viewport.current
    // Starts in the centre, where the line is and the subject of most photos.
    if (zoom === 'fullSize')
      view?.scrollTo((view.scrollWidth - view.clientWidth) / 2, (view.scrollHeight - view.clientHeight) / 2)
  }, [zoom, viewport])

  return (
    <figure ref={compare} className={styles.compare} aria-label={title}>
      <div
        ref={viewport}
        className={styles.viewport}
        data-zoom={zoom}
        dir="ltr"
        {...(zoom === 'fullSize' ? stop : null)}
      >
        <div className={styles.stage} data-transparent={isTransparent}>
          {beforeUrl ? (
            <EditedPicture
              url={beforeUrl}
              alt={named(texts.before)}
              turn={props.beforeTurn}
              whole={props.beforeSize}
              edit={props.beforeEdit}
            />
          ) : null}
          {afterUrl ? (
            <img className={styles.result} src={afterUrl} alt={named(texts.after)} decoding="async" />
          ) : null}
          <span className={styles.line} aria-hidden="true" />
          {zoom === 'fit' ? <SliderInput {...{ texts, shown, setShown }} over /> : null}
          <p className={styles.before} aria-hidden="true">
            {texts.before} <bdi>{beforeNote}</bdi>
          </p>
          <p className={styles.after} aria-hidden="true">
            {texts.after} <bdi>{afterNote}</bdi>
          </p>
        </div>
      </div>
      {zoom === 'fullSize' ? <SliderInput {...{ texts, shown, setShown }} over={false} /> : null}
      <div className={styles.labels}>
        <p className={styles.name} dir="auto" title={name}>
          {name}
        </p>
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="icon"
            className={styles.zoom}
            aria-label={texts.fullSize}
            aria-pressed={zoom === 'fullSize'}
            onClick={() => setZoom(zoom === 'fit' ? 'fullSize' : 'fit')}
          >
            <Icon of={ZoomIn} size={18} />
          </Button>
          {actions}
        </div>
      </div>
    </figure>
  )
}

type SliderInputProps = {
  readonly texts: CompareTexts
  readonly shown: number
  readonly setShown: (shown: number) => void
  /** Above the pictures, so that the line can be dragged; otherwise below them, so that they can be scrolled. */
  readonly over: boolean
}

function SliderInput({ texts, shown, setShown, over }: SliderInputProps) {
  return (
    <input
      className={over ? styles.over : styles.under}
      type="range"
      min={0}
      max={100}
      step={1}
      // From the right, where the result is.
      dir="rtl"
      value={shown}
      aria-label={texts.slider}
      aria-valuetext={texts.sliderValue(shown)}
      onChange={(event) => setShown(event.currentTarget.valueAsNumber)}
    />
  )
}
