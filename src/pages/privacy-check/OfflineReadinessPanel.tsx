import { CircleCheck } from 'lucide'
import { useSyncExternalStore } from 'react'
import proof from '../../features/privacy-proof/PrivacyProof.module.css'
import { useOfflineLock } from '../../features/privacy-proof/use-offline-lock.ts'
import { classNames } from '../../lib/class-names.ts'
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

/** Describes the check in aeroplane mode, and whether the whole site is available offline. */
export function OfflineReadinessPanel({ t }: { readonly t: Messages['plane'] }) {
  // A service worker that controls the page has stored every file.
  const [lock] = useOfflineLock()
  const isOnline = useSyncExternalStore(
    subscribeToConnectivity,
    () => navigator.onLine,
    () => true,
  )
  const isReady = lock.kind === 'known'
  const stateText = {
    known: t.ready,
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
      </div>
    </Panel>
  )
}
