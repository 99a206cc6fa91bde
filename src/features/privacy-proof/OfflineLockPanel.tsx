import { useEffect, useRef, useState } from 'react'
import type { CopyState } from '../../lib/offline/copy-requests.ts'
import { setLock } from '../../platform/page/offline-lock.ts'
import { reload, takeReload } from '../../platform/page/reload.ts'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { SwitchField } from '../../ui/fields/switch-field/SwitchField.tsx'
import { FoldedGroup } from '../../ui/layout/folded-group/FoldedGroup.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import type { ProofMessages } from './messages.en.ts'
import styles from './PrivacyProof.module.css'
import { useOfflineLock } from './use-offline-lock.ts'

type OfflineLockPanelProps = {
  readonly t: ProofMessages['lock']
  readonly copy: CopyState | undefined
  /** Marks the reload, so that the panel that caused it announces the new state and no other one does. */
  readonly reloadSource: string
  /** Saves the work of the page for the reload; false: something could not be saved. */
  readonly saveWork?: () => Promise<boolean>
  /** Without what the lock cannot do, where there is a link to it. */
  readonly compact?: boolean
}

/** Turns the offline lock on and off. Under it nothing can be fetched any more, so the whole site must be there first. */
export function OfflineLockPanel({
  t,
  copy,
  reloadSource,
  saveWork,
  compact = false,
}: OfflineLockPanelProps) {
  const announce = useAnnounce()
  const [lock, showState] = useOfflineLock()
  const [failed, setFailed] = useState<'failed' | 'tooMuch'>()
  /** The chosen state until the service worker responds. */
  const [pendingState, setPendingState] = useState<boolean>()
  const panel = useRef<HTMLDivElement>(null)
  const reloaded = useRef(false)
  const isLocked = lock.kind === 'known' ? lock.locked : undefined
  /** Until this is known there is no switch. */
  const isWhole = isLocked || (copy && copy.missingFiles === 0)
  // On mount alone: the page that requests the reload renders once more before it unloads.
  useEffect(() => {
    if (takeReload(reloadSource)) reloaded.current = true
  }, [reloadSource])
  useEffect(() => {
    if (isLocked === undefined || isWhole === undefined || !reloaded.current) return
    reloaded.current = false
    panel.current?.querySelector('input')?.focus()
    announce(isLocked ? t.on : t.off)
  }, [isLocked, isWhole, announce, t])
  const change = async (on: boolean) => {
    setPendingState(on)
    // Asks a second time only when something would be lost; then the visitor decides.
    if (saveWork && !(await saveWork()) && failed !== 'tooMuch') {
      setPendingState(undefined)
      setFailed('tooMuch')
      return
    }
    const state = await setLock(on)
    setPendingState((latest) => (latest === on ? undefined : latest))
    setFailed(state === on ? undefined : 'failed')
    if (state !== on) return
    showState(state)
    // The page's policy is set by its headers, which are stricter under the lock.
    reload(reloadSource)
  }
  return (
    <Panel title={t.title}>
      <div className={styles.stack} ref={panel}>
        {lock.kind === 'known' && isWhole ? (
          <SwitchField
            label={t.label}
            hint={t.hint}
            checked={pendingState ?? lock.locked}
            onChange={change}
          />
        ) : (
          <>
            <p>{t.hint}</p>
            <p className={styles.hint}>
              {lock.kind === 'none' ? t.none : lock.kind === 'bypassed' ? t.bypassed : t.wait}
            </p>
          </>
        )}
        {failed ? <Alert title={t[failed]} onDismiss={() => setFailed(undefined)} /> : null}
        {compact ? null : (
          <FoldedGroup title={t.limits.title}>
            <ul className={styles.items}>
              {t.limits.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </FoldedGroup>
        )}
      </div>
    </Panel>
  )
}
