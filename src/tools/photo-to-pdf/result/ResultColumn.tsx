import { EdgeLine } from '../../../ui/feedback/progress/EdgeLine.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { type PdfSettings, perPageOf } from '../core/settings.ts'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import type { ScansStore } from '../scan/scans.ts'
import type { ConversionState } from './conversion.ts'
import styles from './ResultColumn.module.css'

/** Needed only once there are photos. */
const PageGrid = latePart(
  async () => (await import('../pages/PageGrid.tsx')).PageGrid,
  () => <div className={styles.pages} />,
)

const SheetGrid = latePart(
  async () => (await import('../pages/SheetGrid.tsx')).SheetGrid,
  () => <div className={styles.pages} />,
)

/** Needed only where scans are cleaned up. */
const CleanedPages = latePart(
  async () => (await import('../scan/CleanedPages.tsx')).CleanedPages,
  () => <div className={styles.pages} />,
)

/** Needed only when there is no document. */
const Failure = latePart(async () => (await import('./Failure.tsx')).Failure)

type ResultColumnProps = {
  readonly photos: readonly Photo[]
  readonly settings: PdfSettings
  readonly conversion: ConversionState
  readonly read: PhotoReader['thumbnail']
  readonly onRemove: (index: number) => void
  /** Puts a file in the place of the photo with this index. */
  readonly onPickAgain: (index: number, file: File) => void
  readonly onConvert: () => void
  /** Allows the document this many kilobytes, and converts. */
  readonly onAllow: (kilobytes: number) => void
  readonly onMove: (from: number, to: number) => void
  readonly scans: ScansStore
  /** The corners of a page were changed. */
  readonly onAdjust: () => void
}

export function ResultColumn(props: ResultColumnProps) {
  const { photos, settings, conversion, read, onRemove, onPickAgain, onConvert, onAllow, onMove } = props
  const { scans, onAdjust } = props
  if (photos.length === 0) return null
  return (
    <>
      {conversion.state === 'working' ? <EdgeLine {...conversion.progress} /> : null}
      {conversion.state === 'failed' ? (
        <Failure
          failure={conversion.failure}
          {...{ photos, settings, onRemove, onPickAgain, onConvert, onAllow }}
        />
      ) : null}
      {settings.scan ? (
        <CleanedPages {...{ photos, settings, read, onMove, scans, onAdjust }} />
      ) : perPageOf(settings) > 1 ? (
        <SheetGrid photos={photos} settings={settings} read={read} />
      ) : (
        <PageGrid photos={photos} settings={settings} read={read} onMove={onMove} />
      )}
    </>
  )
}
