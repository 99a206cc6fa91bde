import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { EdgeLine } from '../../../ui/feedback/progress/EdgeLine.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import type { PdfSettings } from '../core/settings.ts'
import type { ConversionFailure } from '../core/worker-messages.ts'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import { useTexts } from '../texts.ts'
import type { ConversionState } from './conversion.ts'
import styles from './ResultColumn.module.css'

/** Needed only once there are photos. */
const PageGrid = latePart(
  async () => (await import('../pages/PageGrid.tsx')).PageGrid,
  () => <div className={styles.pages} />,
)

type ResultColumnProps = {
  readonly photos: readonly Photo[]
  readonly settings: PdfSettings
  readonly conversion: ConversionState
  readonly read: PhotoReader['thumbnail']
  readonly onRemove: (index: number) => void
  /** Puts a file in the place of the photo with this index. */
  readonly onPickAgain: (index: number, file: File) => void
  readonly onConvert: () => void
  readonly onMove: (from: number, to: number) => void
}

export function ResultColumn(props: ResultColumnProps) {
  const { photos, settings, conversion, read, onRemove, onPickAgain, onConvert, onMove } = props
  if (photos.length === 0) return null
  return (
    <>
      {conversion.state === 'working' ? <EdgeLine {...conversion.progress} /> : null}
      {conversion.state === 'failed' ? (
        <Failure failure={conversion.failure} {...{ photos, onRemove, onPickAgain, onConvert }} />
      ) : null}
      <PageGrid photos={photos} settings={settings} read={read} onMove={onMove} />
    </>
  )
}

type FailureProps = Pick<ResultColumnProps, 'photos' | 'onRemove' | 'onConvert' | 'onPickAgain'> & {
  readonly failure: ConversionFailure
}

/** Says why there is no document, with the one button that does what there is to do about it. */
function Failure({ failure, photos, onRemove, onConvert, onPickAgain }: FailureProps) {
  const { t } = useTexts()
  const tryAgain = (
    <Button variant="primary" onClick={onConvert}>
      {t.tryAgain}
    </Button>
  )
  if (failure.kind === 'unexpected')
    return (
      <Alert title={t.failed}>
        <p>{t.failure.unexpected}</p>
        {tryAgain}
      </Alert>
    )
  if (failure.kind === 'pdf-too-large') {
    const sizes = photos.map(({ file }) => file.size)
    return (
      <Alert title={t.failed}>
        <p>{t.failure['pdf-too-large']}</p>
        <Button variant="primary" onClick={() => onRemove(sizes.indexOf(Math.max(...sizes)))}>
          {t.removeLargest}
        </Button>
      </Alert>
    )
  }
  const { index, name, error } = failure
  return (
    <Alert title={t.failed} files={[{ id: index, name, reason: t.reason(error) }]}>
      {error.kind === 'unreadable' ? (
        <FileInput variant="primary" accept="image/*" onFiles={([file]) => file && onPickAgain(index, file)}>
          {t.pickAgain}
        </FileInput>
      ) : error.kind === 'timed-out' || error.kind === 'not-looked-at' || error.kind === 'decoder-missing' ? (
        tryAgain
      ) : (
        <Button variant="primary" onClick={() => onRemove(index)}>
          {t.removeThis}
        </Button>
      )}
    </Alert>
  )
}
