import { useMemo } from 'react'
import { listed } from '../../../lib/text/listed.ts'
import { useScrollStop } from '../../../ui/layout/scroll-stop/use-scroll-stop.ts'
import { type PdfSettings, perPageOf } from '../core/settings.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import { useTexts } from '../texts.ts'
import { cellRatio, heightOf, placeOf } from './grid.ts'
import styles from './PageGrid.module.css'
import { Paper } from './Paper.tsx'
import type { ShownPhoto } from './shown-photo.ts'
import { useGrid } from './use-grid.ts'
import { usePagesTexts } from './use-pages-texts.ts'

type SheetGridProps = {
  readonly photos: readonly ShownPhoto[]
  readonly settings: PdfSettings
  readonly read: PhotoReader['thumbnail']
}

/** All pages with several photos each, to look at: photos are sorted in their list. Only pages near the view are in the document. */
export function SheetGrid({ photos, settings, read }: SheetGridProps) {
  const t = usePagesTexts()
  const { language } = useTexts()
  const perPage = perPageOf(settings)
  const count = Math.ceil(photos.length / perPage)
  const ratio = useMemo(
    () =>
      cellRatio(
        settings,
        photos.map(({ metadata }) => metadata),
      ),
    [settings, photos],
  )
  // Unlike single pages these have no handle that can be focused.
  const { ref, stop } = useScrollStop<HTMLElement>('region', t.preview)
  const { grid, start, end, side, measured, onScroll } = useGrid(count, ratio, ref)
  // A photo is at most as long as the page divided by the smaller one of columns and rows.
  const photoSide = Math.ceil(side / Math.floor(Math.sqrt(perPage)))
  const shown = Array.from({ length: measured ? end - start : 0 }, (_, index) => start + index)
  return (
    <section ref={ref} className={styles.box} aria-label={t.preview} onScroll={onScroll} {...stop}>
      <ol className={styles.pages} style={{ blockSize: measured ? heightOf(grid, count) : 0 }}>
        {shown.map((index) => {
          const [first, ...others] = photos.slice(index * perPage, (index + 1) * perPage)
          if (!first) return null
          const names = [first, ...others].map(({ file }) => file.name)
          const { top, start: across } = placeOf(grid, index)
          return (
            <li
              key={first.id}
              className={styles.page}
              aria-setsize={count}
              aria-posinset={index + 1}
              style={{ inlineSize: grid.width, insetBlockStart: top, insetInlineStart: across }}
            >
              <Paper photos={[first, ...others]} {...{ settings, grid, read }} side={photoSide} />
              <div className={styles.foot}>
                <p className={styles.caption}>
                  {t.page(index + 1, count)}
                  <span className={styles.names}>: {listed(names, language)}</span>
                </p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
