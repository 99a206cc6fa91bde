import { useState, useSyncExternalStore } from 'react'
import { deviceArea } from '../../platform/storage/browser-areas.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { useCatalogue } from '../catalog/texts.ts'
import { Notice } from './Notice.tsx'
import styles from './StorageNotice.module.css'

/** Says that nothing is kept, once something had to be kept and could not be. */
export function StorageNotice() {
  const { t } = useCatalogue()
  const { dismiss } = useUiText()
  const status = useSyncExternalStore(
    deviceArea.status.subscribe,
    deviceArea.status.read,
    () => 'kept' as const,
  )
  const [dismissed, setDismissed] = useState(false)
  if (status === 'kept' || dismissed) return null
  return (
    <div role="status" className={styles.corner}>
      <Notice
        text={status === 'memory-only-blocked' ? t.storage.blocked : t.storage.full}
        actions={<Button onClick={() => setDismissed(true)}>{dismiss}</Button>}
      />
    </div>
  )
}
