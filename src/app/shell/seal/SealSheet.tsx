import type { ReactNode } from 'react'
import { LeakTestPanel } from '../../../features/privacy-proof/LeakTestPanel.tsx'
import { NetworkLogPanel } from '../../../features/privacy-proof/NetworkLogPanel.tsx'
import { OfflineLockPanel } from '../../../features/privacy-proof/OfflineLockPanel.tsx'
import { useOfflineLock } from '../../../features/privacy-proof/use-offline-lock.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { workInTab } from '../../../platform/work-in-tab.ts'
import { Announcer } from '../../../ui/feedback/announcer/announcer.tsx'
import { ModalSheet } from '../../../ui/modal/ModalSheet.tsx'
import { pathOf } from '../../navigation/routes.ts'
import type { SealMessages } from './messages.en.ts'
import { sealReload } from './reload-source.ts'
import styles from './SealSheet.module.css'

export type SealSheetProps = {
  readonly t: SealMessages
  readonly language: Language
  readonly onClose: () => void
}

/** What the seal says, to be checked on the spot: the live count, the offline lock and the leak test. */
export function SealSheet({ t, language, onClose }: SealSheetProps) {
  return (
    <ModalSheet
      title={t.title}
      closeLabel={t.close}
      onClose={onClose}
      opener="[data-seal]"
      className={styles.sheet}
    >
      {/* The live regions of the page are inert behind a modal dialog. */}
      <Announcer>
        <div className={styles.content}>
          <Lead t={t.lead} />
          <NetworkLogPanel t={t.proof.live} compact />
          <OfflineLockPanel t={t.proof.lock} reloadSource={sealReload} saveWork={workInTab.save} compact />
          <LeakTestPanel t={t.proof.leak} />
          <p>
            <a
              className={styles.more}
              href={pathOf({ language, route: { kind: 'page', id: 'privacy-check' } })}
            >
              {t.more}
            </a>
          </p>
        </div>
      </Announcer>
    </ModalSheet>
  )
}

/** What the arch says, in a sentence. */
function Lead({ t }: { readonly t: SealMessages['lead'] }): ReactNode {
  const [{ kind }] = useOfflineLock()
  if (kind === 'loading') return <p className={styles.lead} />
  return (
    <p className={styles.lead}>{kind === 'known' ? t.saved : kind === 'installing' ? t.saving : t.none}</p>
  )
}
