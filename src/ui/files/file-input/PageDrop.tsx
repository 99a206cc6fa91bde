import { useUiText } from '../../text/ui-text.tsx'
import styles from './PageDrop.module.css'
import { usePageDrop } from './use-page-drop.ts'

type PageDropProps = {
  /** What dropping files does, in one sentence. */
  readonly sentence?: string
  readonly onFiles: (files: readonly File[]) => void
}

/** Makes the whole page a drop zone and frames it while files are dragged over it. */
export function PageDrop({ sentence, onFiles }: PageDropProps) {
  const text = useUiText()
  const dragging = usePageDrop(onFiles)
  if (!dragging) return null
  return (
    <div className={styles.frame}>
      <p className={styles.sentence}>{sentence ?? text.dropFiles}</p>
    </div>
  )
}
