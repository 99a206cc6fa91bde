import { CircleCheck } from 'lucide'
import { useSyncExternalStore } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import type { Messages } from './messages.en.ts'
import styles from './PrivacyCheck.module.css'
import { useLock } from './use-lock.ts'

const watchConnection = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** The simplest and strongest check: using the site without a network. */
export function PlanePanel({ t }: { readonly t: Messages['plane'] }) {
  // A service worker that controls the page has all files.
  const [lock] = useLock()
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
  const isReady = lock.kind === 'known'
  const state = {
    known: t.ready,
    asking: t.notReady,
    waiting: t.notReady,
    bypassed: t.bypassed,
    none: t.none,
  }
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        <ol className={styles.items}>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={classNames(styles.state, !isReady && styles.waiting)} role="status">
          {isReady ? <Icon of={CircleCheck} size={20} /> : null}
          {state[lock.kind]} {isOnline ? '' : t.offline}
        </p>
      </div>
    </Panel>
  )
}
