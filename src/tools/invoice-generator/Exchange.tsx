import { FileDown, FileUp } from 'lucide'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Language } from '../../lib/i18n.ts'
import { systemClock } from '../../platform/clock.ts'
import { download } from '../../platform/download.ts'
import { Alert } from '../../ui/alert/Alert.tsx'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { FileInput } from '../../ui/file-input/FileInput.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useJob } from '../../ui/job/use-job.ts'
import { exportText } from './core/exchange.ts'
import { formatsFor } from './core/formats.ts'
import { mostItems } from './core/invoice.ts'
import { startImport } from './importing.ts'
import type { Messages } from './messages.en.ts'
import styles from './SavedPanel.module.css'
import { keepCollection, keptCollection } from './saved.ts'

/** Saved invoices and templates as a file, to keep or to carry to another device. */
export function Exchange({ t, language }: { readonly t: Messages; readonly language: Language }) {
  const announce = useAnnounce()
  const [reading, job] = useJob(startImport)
  const [done, setDone] = useState('')
  const most = formatsFor(language).number({ units: BigInt(mostItems), scale: 0 })
  const save = () => {
    const { invoices, companies, items } = keptCollection()
    const name = `toolnook-invoices-${systemClock.today()}.json`
    download(new Blob([exportText({ invoices, companies, items })], { type: 'application/json' }), name)
    announce(t.savedXml(name))
  }
  const take = useEffectEvent(() => {
    if (reading.state !== 'done') return
    const { name, collection, refused, tooLong } = reading.result
    const { added, lost } = keepCollection(collection)
    const said = [
      t.imported(name, added),
      refused > 0 ? t.importRefused(refused) : '',
      tooLong > 0 ? t.importTooLong(tooLong, most) : '',
      lost > 0 ? t.storageFull(lost) : '',
    ]
      .filter(Boolean)
      .join(' ')
    setDone(said)
    announce(said)
  })
  useEffect(() => {
    if (reading.state === 'done') take()
  }, [reading.state])
  return (
    <div className={styles.exchange}>
      <Button onClick={save}>
        <Icon of={FileDown} size={18} />
        {t.exportAll}
      </Button>
      <FileInput
        accept="application/json,.json"
        onFiles={([file]) => {
          setDone('')
          if (file) job.run(file, null)
        }}
      >
        <Icon of={FileUp} size={18} />
        {t.importAll}
      </FileInput>
      <p className={styles.hint}>{done === '' ? t.exchangeHint : done}</p>
      {reading.state === 'failed' ? (
        <Alert title={t.importFailed(reading.failure.name)}>
          <p>{t.importReason[reading.failure.why]}</p>
        </Alert>
      ) : null}
    </div>
  )
}
