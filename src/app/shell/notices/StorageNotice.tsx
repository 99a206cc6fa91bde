import { useState } from 'react'
import { deviceArea } from '../../../platform/storage/area/browser-areas.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { pathOf } from '../../navigation/routes.ts'
import { Notice } from './Notice.tsx'
import styles from './StorageNotice.module.css'

/** Says that something could not be stored on the device, as long as that is so. */
export function StorageNotice() {
  const { t, language } = useCatalog()
  const { dismiss } = useUiText()
  const status = useStore(deviceArea.status, 'stored')
  const texts = {
    'memory-only-blocked': t.storage.blocked,
    'memory-only-full': t.storage.full,
    'memory-only-unfit': t.storage.unfit,
    'memory-only-newer': t.storage.newer,
  }
  const [dismissed, setDismissed] = useState<typeof status>('stored')
  // What is dismissed stays so until it is over and begins again.
  if (status === 'stored' && dismissed !== 'stored') setDismissed('stored')
  return (
    // Always there, as a live region that comes with its text is not read.
    <div role="status" className={styles.corner}>
      {status === 'stored' || status === dismissed ? null : (
        <Notice
          text={texts[status]}
          actions={
            <>
              {status === 'memory-only-full' ? (
                <a
                  className={styles.link}
                  href={pathOf({ language, route: { kind: 'page', id: 'your-data' } })}
                >
                  {t.storage.yourData}
                </a>
              ) : null}
              <Button onClick={() => setDismissed(status)}>{dismiss}</Button>
            </>
          }
        />
      )}
    </div>
  )
}
