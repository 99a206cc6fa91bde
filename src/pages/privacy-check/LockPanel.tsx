import { useEffect, useRef, useState } from 'react'
import { setLock } from '../../platform/page/offline-lock.ts'
import { reload, takeReload } from '../../platform/page/reload.ts'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { SwitchField } from '../../ui/fields/switch-field/SwitchField.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import type { Messages } from './messages.en.ts'
import styles from './PrivacyCheck.module.css'
import { useLock } from './use-lock.ts'

const reloader = 'offline lock'

/** Turns the offline lock on and off. */
export function LockPanel({ t }: { readonly t: Messages['lock'] }) {
  const announce = useAnnounce()
  const [lock, show] = useLock()
  const [failed, setFailed] = useState(false)
  /** The visitor's choice until the service worker confirms it. */
  const [wanted, setWanted] = useState<boolean>()
  const panel = useRef<HTMLDivElement>(null)
  const reloaded = useRef(false)
  const known = lock.kind === 'known' ? lock.locked : undefined
  // Read once: the page renders again before it is reloaded.
  useEffect(() => {
    if (takeReload(reloader)) reloaded.current = true
  }, [])
  useEffect(() => {
    if (known === undefined || !reloaded.current) return
    reloaded.current = false
    panel.current?.querySelector('input')?.focus()
    announce(known ? t.on : t.off)
  }, [known, announce, t])
  const change = async (on: boolean) => {
    setWanted(on)
    const state = await setLock(on)
    setWanted((latest) => (latest === on ? undefined : latest))
    setFailed(state !== on)
    if (state !== on) return
    show(state)
    // The policy comes with the page's headers, so the page must be reloaded for the stricter one of the lock.
    reload(reloader)
  }
  return (
    <Panel title={t.title}>
      <div className={styles.stack} ref={panel}>
        {lock.kind === 'known' ? (
          <SwitchField label={t.label} hint={t.hint} checked={wanted ?? lock.locked} onChange={change} />
        ) : (
          <>
            <p>{t.hint}</p>
            <p className={styles.hint}>
              {lock.kind === 'none' ? t.none : lock.kind === 'bypassed' ? t.bypassed : t.wait}
            </p>
          </>
        )}
        {failed ? <Alert title={t.failed} onDismiss={() => setFailed(false)} /> : null}
        <p>{t.limits.intro}</p>
        <ul className={styles.items}>
          {t.limits.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
