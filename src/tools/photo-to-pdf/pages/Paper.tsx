import type { PointerEventHandler } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import { layoutSheet } from '../core/page-layout.ts'
import type { PdfSettings } from '../core/settings.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import type { Grid } from './grid.ts'
import styles from './Paper.module.css'
import type { ShownPhoto } from './shown-photo.ts'

type PaperProps = {
  /** Of this page. */
  readonly photos: readonly [ShownPhoto, ...ShownPhoto[]]
  readonly settings: PdfSettings
  readonly grid: Grid
  /** Of the previews, in device pixels. */
  readonly side: number
  readonly read: PhotoReader['thumbnail']
  readonly className?: string | undefined
  readonly onPointerDown?: PointerEventHandler<HTMLElement>
}

/** A page as in the document, in its space of the grid. */
export function Paper({ photos, settings, grid, side, read, className, onPointerDown }: PaperProps) {
  const [first, ...others] = photos
  const { page, places } = layoutSheet(settings, [first.metadata, ...others.map(({ metadata }) => metadata)])
  const scale = Math.min(grid.width / page.width, grid.height / page.height)
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`
  return (
    <div className={styles.cell} style={{ blockSize: grid.height }}>
      <div
        className={classNames(styles.paper, className)}
        style={{ height: page.height * scale, width: page.width * scale }}
        onPointerDown={onPointerDown}
      >
        {places.map(({ image }, index) => {
          const photo = photos[index] ?? first
          return (
            <div
              key={photo.id}
              className={styles.place}
              style={{
                left: share(image.x, page.width),
                top: share(page.height - image.y - image.height, page.height),
                height: share(image.height, page.height),
                width: share(image.width, page.width),
              }}
            >
              <Thumbnail
                source={photo.file}
                side={side}
                read={photo.read ?? read}
                className={styles.picture}
              />
            </div>
          )
        })}
      </div>
    </div>
  )
}
