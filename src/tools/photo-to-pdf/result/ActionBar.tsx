import { Download, X } from 'lucide'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Progress } from '../../../ui/feedback/progress/Progress.tsx'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar/BottomBar.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import type { Photo } from '../photos/photo-list.ts'
import { useTexts } from '../texts.ts'
import styles from './ActionBar.module.css'
import type { ConversionState } from './conversion.ts'

type ActionBarProps = {
  readonly photos: readonly Photo[]
  readonly conversion: ConversionState
  /** Photos are still being inspected, or about to change. */
  readonly isHeld: boolean
  readonly onConvert: () => void
  readonly onCancel: () => void
  readonly onDownload: () => void
}

/** The total and the button to convert; on narrow screens a bar at the bottom. */
export function ActionBar(props: ActionBarProps) {
  const { t, language } = useTexts()
  const { photos, conversion, isHeld, onConvert, onCancel, onDownload } = props
  const text = useUiText()
  const working = conversion.state === 'working'
  const picked = photos.length > 0
  const size = photos.reduce((sum, { file }) => sum + file.size, 0)
  return (
    <BottomBar docked={picked} className={picked ? styles.row : undefined} data-state={conversion.state}>
      {picked ? (
        <div className={styles.status}>
          <p className={styles.sum}>
            <bdi>{t.sum(photos.length, formatFileSize(size, language))}</bdi>
          </p>
          {working ? (
            <div className={styles.busy}>
              <Progress label={t.converting} {...conversion.progress} />
              <Button variant="quiet" className={styles.cancel} onClick={onCancel}>
                <Icon of={X} size={18} />
                <span>{text.cancel}</span>
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
      <Button
        variant={conversion.state === 'done' || conversion.state === 'failed' ? 'secondary' : 'primary'}
        className={styles.convert}
        data-convert=""
        disabled={!picked || (isHeld && !working)}
        busy={working}
        onClick={onConvert}
      >
        {working ? <Spinner /> : null}
        {working ? t.converting : t.convert}
      </Button>
      {conversion.state === 'done' ? (
        <Button variant="primary" className={styles.download} data-download="" onClick={onDownload}>
          <Icon of={Download} size={18} />
          {t.download}
        </Button>
      ) : null}
    </BottomBar>
  )
}
