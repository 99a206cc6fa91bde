import { ImagePlus } from 'lucide'
import type { ImageError } from '../../lib/image/image-error.ts'
import { Alert } from '../alert/Alert.tsx'
import { FileInput } from '../file-input/FileInput.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Progress } from '../progress/Progress.tsx'
import type { BatchState } from './batch-state.ts'
import type { BatchMessages } from './messages.en.ts'
import styles from './UploadArea.module.css'

type UploadAreaProps = Pick<BatchState<unknown>, 'checking' | 'refused'> & {
  readonly t: Pick<BatchMessages, 'checking'> & { readonly reason: (error: ImageError) => string }
  readonly title: string
  readonly formats: string
  /** As in HTML: media types, separated by commas. */
  readonly accept: string
  /** What the alert says over the files that were refused. */
  readonly refusal: string
  readonly onFiles: (files: readonly File[]) => void
  readonly onDismiss: () => void
}

/** Where pictures come in, and what became of those that could not. */
export function UploadArea(props: UploadAreaProps) {
  const { t, title, formats, accept, refusal, checking, refused, onFiles, onDismiss } = props
  return (
    <>
      <FileInput accept={accept} multiple onFiles={onFiles} className={styles.upload}>
        <span className={styles.mark}>
          <Icon of={ImagePlus} size={24} />
        </span>
        <span className={styles.title}>{title}</span> <span className={styles.formats}>{formats}</span>
      </FileInput>
      {checking ? <Progress label={t.checking} {...checking} /> : null}
      {refused.length > 0 ? (
        <Alert
          key={refused[0]?.id}
          title={refusal}
          files={refused.map(({ id, name, error }) => ({ id, name, reason: t.reason(error) }))}
          onDismiss={onDismiss}
        />
      ) : null}
    </>
  )
}
