import { Download } from 'lucide'
import { useState } from 'react'
import { exportable, unexportable, writeExport } from '../../lib/stored-data/export-file.ts'
import { isSecret, type StoreOwner } from '../../lib/stored-data/owners.ts'
import { download } from '../../platform/files/download.ts'
import { systemClock } from '../../platform/time/clock.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { CheckField } from '../../ui/fields/check-field/CheckField.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import type { Messages } from './messages.en.ts'
import { useStoredData } from './use-stored-data.ts'
import styles from './YourData.module.css'

type ExportPanelProps = { readonly t: Messages['out']; readonly owners: readonly StoreOwner[] }

/** Exports all stored data as one file; passwords only if chosen. */
export function ExportPanel({ t, owners }: ExportPanelProps) {
  const announce = useAnnounce()
  const records = useStoredData()?.onDevice ?? []
  const [secrets, setSecrets] = useState(false)
  const [status, setStatus] = useState('')
  const hasSecrets = exportable(owners, records, true).some(({ key }) => isSecret(owners, key))
  const save = () => {
    const chosen = exportable(owners, records, secrets && hasSecrets)
    const left = unexportable(owners, records).length
    const done = chosen.length === 0 ? t.nothing : t.done(chosen.length)
    const text = left > 0 ? `${done} ${t.left(left)}` : done
    if (chosen.length > 0) {
      const day = systemClock.today()
      download(new Blob([writeExport(chosen, day)], { type: 'application/json' }), t.fileName(day))
    }
    setStatus(text)
    announce(text)
  }
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        <p className={styles.text}>{t.text}</p>
        {hasSecrets ? (
          <div>
            <CheckField label={t.secrets} checked={secrets} onChange={setSecrets} />
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
      </div>
    </Panel>
  )
}
