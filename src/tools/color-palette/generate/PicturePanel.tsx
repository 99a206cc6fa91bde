import { ImagePlus } from 'lucide'
import { useEffect, useEffectEvent } from 'react'
import { Alert } from '../../../ui/alert/Alert.tsx'
import { FileInput } from '../../../ui/file-input/FileInput.tsx'
import { PageDrop } from '../../../ui/file-input/PageDrop.tsx'
import { usePaste } from '../../../ui/file-input/use-paste.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CancelSlow } from '../../../ui/job/CancelSlow.tsx'
import { useJob } from '../../../ui/job/use-job.ts'
import { Panel } from '../../../ui/panel/Panel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import styles from '../Fields.module.css'
import type { Messages } from '../messages.en.ts'
import { startPicture } from './picture.ts'

type PicturePanelProps = {
  readonly t: Messages
  /** A picture that came from another page. */
  readonly arrived: File | undefined
  readonly onColours: (hexes: readonly Hex[]) => void
}

/** A palette from a picture that is picked, dropped or pasted. */
export function PicturePanel({ t, arrived, onColours }: PicturePanelProps) {
  const [state, job] = useJob(startPicture, { onDone: onColours })
  const take = ([file]: readonly File[]) => {
    if (file) job.run(file, null)
    return file !== undefined
  }
  usePaste(({ files }) => take(files))
  const arrive = useEffectEvent((file: File) => take([file]))
  useEffect(() => {
    if (arrived) arrive(arrived)
  }, [arrived])
  return (
    <Panel title={t.picture}>
      <div className={styles.fields}>
        <div className={styles.buttons}>
          <FileInput accept="image/*" onFiles={take}>
            <Icon of={ImagePlus} size={20} />
            {state.state === 'working' ? t.pictureWorking : t.choosePicture}
          </FileInput>
          {state.state === 'working' ? <CancelSlow onCancel={job.reset} /> : null}
        </div>
        {state.state === 'failed' ? (
          <Alert title={t.pictureFailed(state.failure.name)} name={state.failure.name} onDismiss={job.reset}>
            <p>{state.failure.error ? t.pictureReason(state.failure.error) : t.pictureEmpty}</p>
          </Alert>
        ) : null}
        <p className={styles.hint}>{t.pictureHint}</p>
      </div>
      <PageDrop sentence={t.pictureDrop} onFiles={take} />
    </Panel>
  )
}
