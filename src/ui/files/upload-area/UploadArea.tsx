import { ImagePlus } from 'lucide'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { SampleButton } from '../../button/sample-button/SampleButton.tsx'
import { Alert, AlertSection, type FailedFile } from '../../feedback/alert/Alert.tsx'
import { Progress } from '../../feedback/progress/Progress.tsx'
import { Icon } from '../../icon/Icon.tsx'
import { CancelSlow } from '../../job/CancelSlow.tsx'
import { FileInput } from '../file-input/FileInput.tsx'
import { FromTray } from '../tray/FromTray.tsx'
import { FolderButton } from './FolderButton.tsx'
import styles from './UploadArea.module.css'

/** What fills the place of the result before there are files. */
type EmptyArea = {
  /** A placeholder drawing of a result. */
  readonly ghost: ReactNode
  readonly title: string
  readonly hint: string
  readonly onSample: () => void
  /** A second way to begin, such as a button for other files. */
  readonly more?: ReactNode
}

type UploadAreaProps = {
  readonly title: string
  /** The accepted files, in words. */
  readonly formats: string
  /** As in HTML: media types, separated by commas. */
  readonly accept: string
  /** Absent once there are files: the area is then a small tile to add further ones. */
  readonly empty: EmptyArea | undefined
  /** Progress of checking the picked files, and what stops it; absent where it is shown elsewhere. */
  readonly checking?: (ComponentProps<typeof Progress> & { readonly onStop: () => void }) | null
  /** Refused files, by the alert's title. */
  readonly refused: readonly { readonly title: string; readonly files: readonly FailedFile[] }[]
  /** What can be done about the refused files. */
  readonly remedy?: ReactNode
  readonly onFiles: (files: readonly File[]) => void
  readonly onDismiss: () => void
  /** Further tiles, before the one that adds files. */
  readonly children?: ReactNode
}

/**
 * Takes files by pick and drop, and lists those that were refused: as large as the result while there is none, a tile
 * afterwards.
 */
export function UploadArea(props: UploadAreaProps) {
  const { title, formats, accept, empty, checking, refused, remedy, children } = props
  const { onFiles, onDismiss } = props
  const area = useRef<HTMLDivElement>(null)
  const dismiss = () => {
    flushSync(onDismiss)
    // What one does next is to pick other files.
    area.current?.querySelector<HTMLElement>(':scope > button')?.focus({ preventScroll: true })
  }
  const [first, ...others] = refused.filter(({ files }) => files.length > 0)
  const progress = checking ? (
    <div className={styles.checking}>
      <Progress label={checking.label} done={checking.done} total={checking.total} />
      <CancelSlow onCancel={checking.onStop} />
    </div>
  ) : null
  const alert = first ? (
    <Alert key={first.files[0]?.id} {...first} onDismiss={dismiss}>
      {others.map((other) => (
        <AlertSection key={other.title} {...other} />
      ))}
      {remedy}
    </Alert>
  ) : null
  return (
    <>
      {empty ? null : alert}
      {/* Another element: one that moved this far would be a shift of the layout. */}
      <div ref={area} key={empty ? 'area' : 'tile'} className={styles.area} data-empty={empty !== undefined}>
        {/* In the place of the drawing, so that nothing moves. */}
        {empty && alert ? <div className={styles.alert}>{alert}</div> : null}
        {children}
        <FileInput
          accept={accept}
          multiple
          onFiles={onFiles}
          className={styles.upload}
          aria-label={empty ? undefined : `${title} ${formats}`}
        >
          {empty ? (
            <>
              <span aria-hidden="true" className={styles.ghost}>
                {empty.ghost}
              </span>
              <span className={styles.label}>
                <span className={styles.button}>
                  <Icon of={ImagePlus} size={20} />
                  {title}
                </span>{' '}
                <span className={styles.formats}>{formats}</span>
              </span>
            </>
          ) : (
            <Icon of={ImagePlus} size={22} />
          )}
        </FileInput>
        {empty ? null : <FromTray accept={accept} multiple onFiles={onFiles} tile={styles.tray} />}
        {empty ? (
          <div className={styles.words}>
            <p className={styles.title}>{empty.title}</p>
            <p className={styles.hint}>{empty.hint}</p>
            <div className={styles.others}>
              <FromTray accept={accept} multiple onFiles={onFiles} />
              <SampleButton onSample={empty.onSample} />
              {empty.more}
              <FolderButton onFiles={onFiles} />
            </div>
          </div>
        ) : null}
        {empty ? progress : null}
      </div>
      {empty ? null : progress}
    </>
  )
}
