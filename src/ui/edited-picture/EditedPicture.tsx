import { useLayoutEffect, useRef } from 'react'
import type { Orientation } from '../../lib/image/exif/orientation.ts'
import { type Edit, editedSize, turnedOrientation, wholeOf } from '../../lib/image/pixels/edit.ts'
import type { PixelSize } from '../../lib/image/pixels/fit-box.ts'
import styles from './EditedPicture.module.css'

type EditedPictureProps = {
  readonly url: string
  readonly alt: string
  /** The orientation to apply to it. */
  readonly turn: Orientation
  /** Its size in pixels when it is upright. */
  readonly whole: PixelSize
  readonly edit: Edit
}

/** A picture as the browser shows it, cropped and turned; it fills its place, which has the edited ratio. */
export function EditedPicture({ url, alt, turn, whole, edit }: EditedPictureProps) {
  const edited = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { style } = edited.current ?? {}
    const size = editedSize(whole, edit)
    const part = edit.crop ?? wholeOf(whole)
    const percent = (value: number) => `${value * 100}%`
    style?.setProperty('--ratio', String(size.width / size.height))
    style?.setProperty('--whole-ratio', String(whole.width / whole.height))
    style?.setProperty('--whole-width', percent(whole.width / part.width))
    style?.setProperty('--whole-height', percent(whole.height / part.height))
    style?.setProperty('--whole-left', percent(-part.left / part.width))
    style?.setProperty('--whole-top', percent(-part.top / part.height))
  }, [whole, edit])
  return (
    <div ref={edited} className={styles.edited} data-turn={turnedOrientation(1, edit.turns)}>
      <div className={styles.whole}>
        <img className={styles.picture} data-turn={turn} src={url} alt={alt} decoding="async" />
      </div>
    </div>
  )
}
