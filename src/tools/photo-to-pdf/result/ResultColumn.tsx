import { lazy, Suspense } from 'react'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { EdgeLine } from '../../../ui/feedback/progress/EdgeLine.tsx'
import type { PdfSettings } from '../core/settings.ts'
import type { ConversionFailure } from '../core/worker-messages.ts'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import { useTexts } from '../texts.ts'
import type { ConversionState } from './conversion.ts'
import styles from './ResultColumn.module.css'

/** Needed only once there are photos. */
const PageGrid = lazy(async () => ({ default: (await import('../pages/PageGrid.tsx')).PageGrid }))

type ResultColumnProps = {
  readonly photos: readonly Photo[]
  readonly settings: PdfSettings
  readonly conversion: ConversionState
  readonly read: PhotoReader['thumbnail']
  readonly onRemove: (index: number) => void
  readonly onConvert: () => void
  readonly onMove: (from: number, to: number) => void
}

export function ResultColumn(props: ResultColumnProps) {
  const { photos, settings, conversion, read, onRemove, onConvert, onMove } = props
  if (photos.length === 0) return null
  return (
    <>
      {conversion.state === 'working' ? <EdgeLine {...conversion.progress} /> : null}
      {conversion.state === 'failed' ? (
        <Failure failure={conversion.failure} {...{ photos, onRemove, onConvert }} />
      ) : null}
      <Suspense fallback={<div className={styles.pages} />}>
        <PageGrid photos={photos} settings={settings} read={read} onMove={onMove} />
      </Suspense>
    </>
  )
}

type FailureProps = Pick<ResultColumnProps, 'photos' | 'onRemove' | 'onConvert'> & {
  readonly failure: ConversionFailure
}

function Failure({ failure, photos, onRemove, onConvert }: FailureProps) {
  const { t } = useTexts()
  const sizes = photos.map(({ file }) => file.size)
  if (failure.kind !== 'photo')
    return (
      <Alert title={t.failed}>
        <p>{t.failure[failure.kind]}</p>
        {failure.kind === 'unexpected' ? (
          <Button onClick={onConvert}>{t.tryAgain}</Button>
        ) : (
          <Button onClick={() => onRemove(sizes.indexOf(Math.max(...sizes)))}>{t.removeLargest}</Button>
        )}
      </Alert>
    )
  const { index, name, error } = failure
  return (
    <Alert title={t.failed} files={[{ id: index, name, reason: t.reason(error) }]}>
      <Button variant="secondary" onClick={() => onRemove(index)}>
        {t.removeThis}
      </Button>
    </Alert>
  )
}
