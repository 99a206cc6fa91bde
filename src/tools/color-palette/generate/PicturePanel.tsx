import { ImagePlus } from 'lucide'
import type { JobState } from '../../../lib/work/job.ts'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { PageDrop } from '../../../ui/files/file-input/PageDrop.tsx'
import { FromTray } from '../../../ui/files/tray/FromTray.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CancelSlow } from '../../../ui/job/CancelSlow.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import styles from '../swatch/Fields.module.css'
import { useTexts } from '../texts.ts'
import type { PictureFailure } from './picture.ts'

type PicturePanelProps = {
  readonly picture: JobState<readonly Hex[], PictureFailure, null>
  readonly onFiles: (files: readonly File[]) => void
  /** Cancels the processing of a picture, or dismisses its error. */
  readonly onReset: () => void
}

/** Generates a palette from a picture that is picked, dropped or pasted. */
export function PicturePanel({ picture, onFiles, onReset }: PicturePanelProps) {
  const { t } = useTexts()
  return (
    <Panel>
      <div className={styles.fields}>
        <div className={styles.buttons}>
          <FileInput accept="image/*" onFiles={onFiles}>
            <Icon of={ImagePlus} size={20} />
            {picture.state === 'working' ? t.pictureWorking : t.choosePicture}
          </FileInput>
          <FromTray accept="image/*" onFiles={onFiles} />
          {picture.state === 'working' ? <CancelSlow onCancel={onReset} /> : null}
        </div>
        {picture.state === 'failed' ? (
          <Alert
            title={t.pictureFailed(picture.failure.name)}
            name={picture.failure.name}
            onDismiss={onReset}
          >
            <p>{picture.failure.error ? t.pictureReason(picture.failure.error) : t.pictureEmpty}</p>
          </Alert>
        ) : null}
        <p className={styles.hint}>{t.pictureHint}</p>
      </div>
      <PageDrop sentence={t.pictureDrop} onFiles={onFiles} />
    </Panel>
  )
}
