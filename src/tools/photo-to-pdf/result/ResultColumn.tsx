import { CircleCheck, Download } from 'lucide'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { PdfSettings } from '../core/settings.ts'
import type { Conversion, ConversionFailure } from '../core/worker-messages.ts'
import type { Photo } from '../photos/photo-list.ts'
import type { PhotoReader } from '../photos/photo-reader.ts'
import { useTexts } from '../texts.ts'
import type { ConversionState } from './conversion.ts'
import { PagePreview } from './PagePreview.tsx'
import styles from './ResultColumn.module.css'

type ResultColumnProps = {
  readonly photos: readonly Photo[]
  readonly settings: PdfSettings
  readonly conversion: ConversionState
  readonly read: PhotoReader['thumbnail']
  readonly onDownload: () => void
  readonly onRemove: (index: number) => void
}

export function ResultColumn(props: ResultColumnProps) {
  const { photos, settings, conversion, read, onDownload, onRemove } = props
  if (photos.length === 0) return null
  return (
    <>
      {conversion.state === 'failed' ? <Failure failure={conversion.failure} onRemove={onRemove} /> : null}
      {conversion.state === 'done' ? (
        <Ready settings={settings} result={conversion.result} onDownload={onDownload} />
      ) : null}
      <PagePreview photos={photos} settings={settings} read={read} />
    </>
  )
}

/** Does not scroll on narrow screens, where the download is in the bar at the bottom. */
function showOnWideScreens(card: HTMLElement | null) {
  if (matchMedia('(width >= 960px)').matches) card?.scrollIntoView({ block: 'nearest' })
}

type FailureProps = Pick<ResultColumnProps, 'onRemove'> & { readonly failure: ConversionFailure }

function Failure({ failure, onRemove }: FailureProps) {
  const { t } = useTexts()
  if (failure.kind !== 'photo')
    return (
      <Alert title={t.failed}>
        <p>{t.failure[failure.kind]}</p>
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

type ReadyProps = Pick<ResultColumnProps, 'settings' | 'onDownload'> & {
  readonly result: Conversion<Blob>
}

function Ready({ settings, result, onDownload }: ReadyProps) {
  const { t, language } = useTexts()
  return (
    <Panel title={t.ready} className={styles.ready} ref={showOnWideScreens}>
      <div className={styles.summary}>
        <div>
          <p className={styles.created}>
            <Icon of={CircleCheck} size={20} />
            {t.created}
          </p>
          <p className={styles.facts}>
            <bdi>{t.converted(result.pages)}</bdi>{' '}
            <bdi>{t.format(settings.pageSize, settings.orientation)}</bdi>{' '}
            <bdi>{formatFileSize(result.pdf.size, language)}</bdi>
          </p>
        </div>
        <Button variant="primary" className={styles.download} data-download="" onClick={onDownload}>
          <Icon of={Download} size={18} />
          {t.download}
        </Button>
      </div>
    </Panel>
  )
}
