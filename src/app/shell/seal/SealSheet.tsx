import { X } from 'lucide'
import { type ReactNode, useEffect, useRef } from 'react'
import { LeakTestPanel } from '../../../features/privacy-proof/LeakTestPanel.tsx'
import { NetworkLogPanel } from '../../../features/privacy-proof/NetworkLogPanel.tsx'
import { OfflineLockPanel } from '../../../features/privacy-proof/OfflineLockPanel.tsx'
import { useOfflineLock } from '../../../features/privacy-proof/use-offline-lock.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Announcer } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { isDismissClick } from '../../dialog/dismiss-click.ts'
import { pathOf } from '../../navigation/routes.ts'
import { saveWork } from '../notices/save-work.ts'
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
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks the links as well, and closes with Escape
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={t.title}
      onClose={onClose}
      onClick={(event) => {
        if (isDismissClick(event)) dialog.current?.close()
      }}
    >
      <div className={styles.top}>
        <p className={styles.title}>{t.title}</p>
        <Button variant="quiet" size="icon" aria-label={t.close} onClick={() => dialog.current?.close()}>
          <Icon of={X} size={22} />
        </Button>
      </div>
      {/* The live regions of the page are inert behind a modal dialog. */}
      <Announcer>
        <div className={styles.content}>
          <Lead t={t.lead} />
          <NetworkLogPanel t={t.proof.live} compact />
          <OfflineLockPanel t={t.proof.lock} reloadSource={sealReload} saveWork={saveWork} compact />
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
    </dialog>
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
