import { ImagePlus } from 'lucide'
import { Alert } from '../../ui/alert/Alert.tsx'
import { FileInput } from '../../ui/file-input/FileInput.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import type { Messages } from './messages.en.ts'
import type { SelectionState } from './selection.ts'
import styles from './UploadArea.module.css'

type UploadAreaProps = Pick<SelectionState, 'checking' | 'refused'> & {
  readonly t: Messages
  readonly onFiles: (files: readonly File[]) => void
  readonly onDismiss: () => void
}

/** Where photos come in, and what became of those that could not. */
export function UploadArea({ t, checking, refused, onFiles, onDismiss }: UploadAreaProps) {
  return (
    <>
      <FileInput accept="image/*" multiple onFiles={onFiles} className={styles.upload}>
        <span className={styles.mark}>
          <Icon of={ImagePlus} size={24} />
        </span>
        <span className={styles.title}>{t.upload}</span> <span className={styles.formats}>{t.formats}</span>
      </FileInput>
      {checking ? <Progress label={t.checking} {...checking} /> : null}
      {refused.length > 0 ? (
        <Alert
          key={refused[0]?.id}
          title={t.refused}
          files={refused.map(({ id, name, error }) => ({ id, name, reason: t.reason(error) }))}
          onDismiss={onDismiss}
        />
      ) : null}
    </>
  )
}
