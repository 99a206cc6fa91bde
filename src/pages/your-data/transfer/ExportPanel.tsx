import { Download, Inbox } from 'lucide'
import { useState } from 'react'
import { deviceTray } from '../../../features/tray/device-tray.ts'
import { keptOf } from '../../../features/tray/tray.ts'
import { exportable, unexportable, writeExport } from '../../../lib/stored-data/export-file.ts'
import { isSecret, type StoreOwner } from '../../../lib/stored-data/owners.ts'
import { download } from '../../../platform/files/download.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { CheckField } from '../../../ui/fields/check-field/CheckField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import type { Messages } from '../messages.en.ts'
import { useStoredData } from '../stored/use-stored-data.ts'
import styles from '../YourData.module.css'

type ExportPanelProps = { readonly t: Messages['export']; readonly owners: readonly StoreOwner[] }

/** Exports all records on the device to one file. Passwords are included only on request. */
export function ExportPanel({ t, owners }: ExportPanelProps) {
  const announce = useAnnounce()
  const records = useStoredData()?.onDevice ?? []
  const tray = useStore(deviceTray, undefined)
  const onTray = tray ? keptOf(tray).things : []
  const [includeSecrets, setIncludeSecrets] = useState(false)
  const [status, setStatus] = useState('')
  const hasSecrets = exportable(owners, records, true).some(({ key }) => isSecret(owners, key))
  const save = () => {
    const exported = exportable(owners, records, includeSecrets && hasSecrets)
    const skippedCount = unexportable(owners, records).length
    const done = exported.length === 0 ? t.nothing : t.done(exported.length)
    const text = skippedCount > 0 ? `${done} ${t.left(skippedCount)}` : done
    if (exported.length > 0) {
      const day = systemClock.today()
      download(new Blob([writeExport(exported, day)], { type: 'application/json' }), t.fileName(day))
    }
    setStatus(text)
    announce(text)
  }
  const saveTray = async () => {
    const day = systemClock.today()
    try {
      const { zipFiles } = await import('../../../features/image-batch/download/zip.ts')
      const files = onTray.map(({ content }) =>
        content.kind === 'file'
          ? { name: content.file.name, blob: content.file }
          : { name: 'text.txt', blob: new Blob([content.text]) },
      )
      download(await zipFiles(files), t.trayName(day))
    } catch {
      setStatus(t.trayFailed)
      announce(t.trayFailed)
    }
  }
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        <p className={styles.text}>{t.text}</p>
        {hasSecrets ? (
          <div>
            <CheckField label={t.secrets} checked={includeSecrets} onChange={setIncludeSecrets} />
            <p className={styles.hint}>{t.secretsHint}</p>
          </div>
        ) : null}
        <div className={styles.actions}>
          <Button onClick={save}>
            <Icon of={Download} size={18} />
            {t.button}
          </Button>
          <span className={styles.hint}>{status}</span>
        </div>
        {onTray.length > 0 ? (
          <div>
            <Button onClick={() => void saveTray()}>
              <Icon of={Inbox} size={18} />
              {t.tray}
            </Button>
            <p className={styles.hint}>{t.trayHint}</p>
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
