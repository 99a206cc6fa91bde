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
  // What is being copied is on the device in a moment.
  if (!unsaved || unsaved.why === 'copying') return null
  const { files, why } = unsaved
  return <p className={styles.note}>{t.next.unsaved[why](files, formatFileSize(maxBytes, language))}</p>
}
