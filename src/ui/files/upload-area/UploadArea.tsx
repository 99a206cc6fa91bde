import { ImagePlus } from 'lucide'
import type { ComponentProps } from 'react'
import { Alert, AlertSection, type FailedFile } from '../../feedback/alert/Alert.tsx'
import { Progress } from '../../feedback/progress/Progress.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { CancelSlow } from '../../job/CancelSlow.tsx'
import { FileInput } from '../file-input/FileInput.tsx'
import styles from './UploadArea.module.css'

type UploadAreaProps = {
  readonly title: string
  /** The accepted files, in words. */
  readonly formats: string
  /** As in HTML: media types, separated by commas. */
  readonly accept: string
  /** Progress of checking the picked files. */
  readonly checking: ComponentProps<typeof Progress> | null
  /** Refused files, by the alert's title. */
  readonly refused: readonly { readonly title: string; readonly files: readonly FailedFile[] }[]
  readonly onFiles: (files: readonly File[]) => void
  /** Stops checking. */
  readonly onStopChecking: () => void
  readonly onDismiss: () => void
}

/** Takes files by pick and drop, and lists those that were refused. */
export function UploadArea(props: UploadAreaProps) {
  const { title, formats, accept, checking, refused, onFiles, onStopChecking, onDismiss } = props
  const [first, ...others] = refused.filter(({ files }) => files.length > 0)
  return (
    <>
      <div className={styles.area}>
        <FileInput accept={accept} multiple onFiles={onFiles} className={styles.upload}>
          <span className={styles.mark}>
            <Icon of={ImagePlus} size={24} />
          </span>
          <span className={styles.title}>{title}</span> <span className={styles.formats}>{formats}</span>
        </FileInput>
        {checking ? (
          <div className={styles.checking}>
            <Progress {...checking} />
            <CancelSlow onCancel={onStopChecking} />
          </div>
        ) : null}
      </div>
      {first ? (
        <Alert key={first.files[0]?.id} {...first} onDismiss={onDismiss}>
          {others.map((other) => (
            <AlertSection key={other.title} {...other} />
          ))}
        </Alert>
      ) : null}
    </>
  )
}
