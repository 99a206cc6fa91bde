import { CircleCheck } from 'lucide'
import { useSyncExternalStore } from 'react'
import type { WholeSiteMessages } from '../../features/offline-copy/messages.en.ts'
import { WholeSiteOffer } from '../../features/offline-copy/WholeSiteOffer.tsx'
import proof from '../../features/privacy-proof/PrivacyProof.module.css'
import { useOfflineLock } from '../../features/privacy-proof/use-offline-lock.ts'
import { classNames } from '../../lib/class-names.ts'
import type { CopyState } from '../../lib/offline/copy-requests.ts'
import type { Language } from '../../lib/text/i18n.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import type { Messages } from './messages.en.ts'
import styles from './PrivacyCheck.module.css'

const subscribeToConnectivity = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

type OfflineReadinessPanelProps = {
  readonly t: Messages['plane']
  readonly wholeSite: WholeSiteMessages
  readonly language: Language
  readonly copy: CopyState | undefined
}

/** Describes the check in aeroplane mode, and whether the whole site is available offline, or makes it so. */
export function OfflineReadinessPanel({ t, wholeSite, language, copy }: OfflineReadinessPanelProps) {
  const [lock] = useOfflineLock()
  const isOnline = useSyncExternalStore(
    subscribeToConnectivity,
    () => navigator.onLine,
    () => true,
  )
  const isReady = lock.kind === 'known' && copy?.missingFiles === 0
  const stateText = {
    known: isReady ? t.ready : copy ? t.partly : t.notReady,
    loading: t.notReady,
    installing: t.notReady,
    bypassed: t.bypassed,
    none: t.none,
  }
  return (
    <Panel title={t.title}>
      <div className={proof.stack}>
        <ol className={proof.items}>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={classNames(proof.state, !isReady && styles.waiting)} role="status">
          {isReady ? <Icon of={CircleCheck} size={20} /> : null}
          {stateText[lock.kind]} {isOnline ? '' : t.offline}
        </p>
        {lock.kind === 'known' ? <WholeSiteOffer t={wholeSite} language={language} copy={copy} /> : null}
      </div>
    </Panel>
  )
}
