import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import { layoutPage } from '../core/page-layout.ts'
import type { PdfSettings } from '../core/settings.ts'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import { useTexts } from '../texts.ts'
import styles from './PagePreview.module.css'

/** Number of pages in the preview. */
const shownPages = 24

type PagePreviewProps = {
  readonly photos: readonly Photo[]
  readonly settings: PdfSettings
  readonly read: PhotoReader['thumbnail']
}

/** The first pages, with the same layout as in the PDF. */
export function PagePreview({ photos, settings, read }: PagePreviewProps) {
  const { t } = useTexts()
  return (
    <section aria-label={t.preview}>
      <ol className={styles.pages} data-single={photos.length === 1}>
        {photos.slice(0, shownPages).map(({ id, file, metadata }, index) => {
          const { page, image } = layoutPage(settings, metadata)
          const share = (part: number, whole: number) => `${(part / whole) * 100}%`
          return (
            <li key={id}>
              <div className={styles.paper} style={{ aspectRatio: page.width / page.height }}>
                <div
                  style={{
                    blockSize: share(image.height, page.height),
                    inlineSize: share(image.width, page.width),
                  }}
                >
                  <Thumbnail source={file} side={480} read={read} className={styles.picture} />
                </div>
              </div>
              <p className={styles.caption}>{t.page(index + 1, photos.length)}</p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
