import { Trash2 } from 'lucide'
import { useState } from 'react'
import { deviceTray } from '../../features/tray/device-tray.ts'
import { deviceArea, tabArea } from '../../platform/storage/area/browser-areas.ts'
import { deleteOfflineCopy, deleteSavedSessions } from '../../platform/stored-data/offline-copy.ts'
import { workInTab } from '../../platform/work-in-tab.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import type { Messages } from './messages.en.ts'
import { deleteRecords } from './stored/delete-records.ts'
import styles from './YourData.module.css'

const deleteWork = async () => (await import('../../platform/work-on-device/browser-store.ts')).deleteWork()

type Step =
  | { readonly kind: 'ready' | 'confirming' | 'working' }
  | { readonly kind: 'done'; readonly left: number }

/** Deletes everything after a confirmation, then counts what could not be deleted. */
export function DeleteAllPanel({ t }: { readonly t: Messages['deleteAll'] }) {
  const announce = useAnnounce()
  const [step, setStep] = useState<Step>({ kind: 'ready' })
  const deleteAll = async () => {
    setStep({ kind: 'working' })
    // A tool would show it again, and store it.
    await workInTab.clear()
    deviceTray.clear()
    const left = [deviceArea, tabArea].reduce((sum, area) => sum + deleteRecords(area), 0)
    const results = await Promise.allSettled([
      deleteWork(),
      deleteOfflineCopy(),
      deleteSavedSessions(),
      deviceTray.forgetKept(),
    ])
    const total = left + results.filter(({ status }) => status === 'rejected').length
    setStep({ kind: 'done', left: total })
    announce(total === 0 ? t.done : t.partly(total))
  }
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        <p className={styles.text}>{t.text}</p>
        {step.kind === 'confirming' || step.kind === 'working' ? (
          <>
            <p role="alert">{t.confirmQuestion}</p>
            <div className={styles.actions}>
              <Button variant="danger" onClick={deleteAll} busy={step.kind === 'working'}>
                <Icon of={Trash2} size={18} />
                {t.confirm}
              </Button>
              <Button onClick={() => setStep({ kind: 'ready' })} disabled={step.kind === 'working'}>
                {t.cancel}
              </Button>
            </div>
          </>
        ) : (
          <Button variant="danger" onClick={() => setStep({ kind: 'confirming' })}>
            <Icon of={Trash2} size={18} />
            {t.button}
          </Button>
        )}
        {step.kind === 'done' ? <p>{step.left === 0 ? t.done : t.partly(step.left)}</p> : null}
      </div>
    </Panel>
  )
}
