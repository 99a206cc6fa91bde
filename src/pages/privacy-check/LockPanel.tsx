import { useState } from 'react'
import { setLock } from '../../platform/offline-lock.ts'
import { Alert } from '../../ui/alert/Alert.tsx'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import { SwitchField } from '../../ui/switch-field/SwitchField.tsx'
import type { Messages } from './messages.en.ts'
import styles from './PrivacyCheck.module.css'
import { useLock } from './use-lock.ts'

/** Lets the visitor shut the way to the network. */
export function LockPanel({ t }: { readonly t: Messages['lock'] }) {
  const announce = useAnnounce()
  const [lock, show] = useLock()
  const [failed, setFailed] = useState(false)
  /** What the visitor has chosen while the service worker has not answered yet. */
  const [wanted, setWanted] = useState<boolean>()
  const change = async (on: boolean) => {
    setWanted(on)
    const state = await setLock(on)
    setWanted((latest) => (latest === on ? undefined : latest))
    setFailed(state !== on)
    if (state === undefined) return
    show(state)
    announce(state ? t.on : t.off)
  }
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        {lock.kind === 'known' ? (
          <SwitchField label={t.label} hint={t.hint} checked={wanted ?? lock.locked} onChange={change} />
        ) : (
          <>
            <p>{t.hint}</p>
            <p className={styles.hint}>{lock.kind === 'none' ? t.none : t.wait}</p>
          </>
        )}
        {failed ? <Alert title={t.failed} onDismiss={() => setFailed(false)} /> : null}
        <p className={styles.hint}>{t.limit}</p>
      </div>
    </Panel>
  )
}
