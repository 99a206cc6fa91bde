import type { ReactNode } from 'react'
import { useCopyState } from '../../../features/offline-copy/use-copy-state.ts'
import { WholeSiteOffer } from '../../../features/offline-copy/WholeSiteOffer.tsx'
import { LeakTestPanel } from '../../../features/privacy-proof/LeakTestPanel.tsx'
import { NetworkLogPanel } from '../../../features/privacy-proof/NetworkLogPanel.tsx'
import { OfflineLockPanel } from '../../../features/privacy-proof/OfflineLockPanel.tsx'
import { useOfflineLock } from '../../../features/privacy-proof/use-offline-lock.ts'
import type { CopyState } from '../../../lib/offline/copy-requests.ts'
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

/** What the seal says, to be checked on the spot: what works offline, the live count, the offline lock and the leak test. */
export function SealSheet({ t, language, onClose }: SealSheetProps) {
  const copy = useCopyState()
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
          <Lead t={t.lead} copy={copy} />
          <WholeSiteOffer t={t.wholeSite} language={language} copy={copy} />
          <NetworkLogPanel t={t.proof.live} compact />
          <OfflineLockPanel
            t={t.proof.lock}
            copy={copy}
            reloadSource={sealReload}
            saveWork={workInTab.save}
            compact
          />
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

type LeadProps = { readonly t: SealMessages['lead']; readonly copy: CopyState | undefined }

/** What the arch says, in a sentence. */
function Lead({ t, copy }: LeadProps): ReactNode {
  const [{ kind }] = useOfflineLock()
  const stored = (): string => {
    if (!copy) return ''
    if (copy.missingFiles === 0) return t.saved
    const isTool = /\/tools\//.test(location.pathname)
    return { whole: isTool ? t.tool : t.page, part: t.part, none: t.saving }[copy.page]
  }
  const text = {
    known: stored,
    installing: () => t.saving,
    bypassed: () => t.none,
    none: () => t.none,
    loading: () => '',
  }
  return <p className={styles.lead}>{text[kind]()}</p>
}
