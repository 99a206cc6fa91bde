import { formatFileSize } from '../../../lib/files/file-size.ts'
import { workInTab } from '../../../platform/work-in-tab.ts'
import { maxBytes } from '../../../platform/work-on-device/limits.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useCatalog } from '../../catalog/texts.ts'
import styles from './UnsavedNote.module.css'

/** Says that a reload would lose files, as long as that is so. */
export function UnsavedNote() {
  const { t, language } = useCatalog()
  const unsaved = useStore(workInTab.unsaved, null)
  if (unsaved?.why !== 'limit' && unsaved?.why !== 'full') return null
  const { files, why } = unsaved
  return (
    <p className={styles.note}>
      {why === 'full'
        ? t.next.unsaved.full(files)
        : t.next.unsaved.limit(files, formatFileSize(maxBytes, language))}
    </p>
  )
}
