import { FileDown, FileUp } from 'lucide'
import { useState } from 'react'
import { download } from '../../../platform/files/download.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CancelSlow } from '../../../ui/job/CancelSlow.tsx'
import { useJob } from '../../../ui/job/use-job.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import { maxItems } from '../core/invoice/items.ts'
import { exportText } from '../core/saved/import-export.ts'
import { useTexts } from '../texts.ts'
import styles from './SavedPanel.module.css'
import { saved } from './saved.ts'
import { type ReadFile, startImport } from './start-import.ts'
import { UndoNote } from './UndoNote.tsx'

type Done = { readonly text: string; readonly undo?: () => number }

/** Exports saved invoices and templates to a file, for backup or another device, and imports them. */
export function ImportExport() {
  const { t, language } = useTexts()
  const announce = useAnnounce()
  const [done, setDone] = useState<Done>()
  const max = formatsFor(language).number({ units: BigInt(maxItems), scale: 0 })
  const save = () => {
    const { invoices, companies, items } = saved.collection()
    const name = `toolnook-invoices-${systemClock.today()}.json`
    download(new Blob([exportText({ invoices, companies, items })], { type: 'application/json' }), name)
    announce(t.savedXml(name))
  }
  const say = (next: Done) => {
    setDone(next)
    announce(next.text)
  }
  const take = ({ name, collection, refused, tooLong }: ReadFile) => {
    const { added, replaced, undo } = saved.importCollection(collection)
    const text = [
      t.imported(name, added),
      replaced > 0 ? t.importReplaced(replaced) : '',
      refused > 0 ? t.importRefused(refused) : '',
      tooLong > 0 ? t.importTooLong(tooLong, max) : '',
    ]
      .filter(Boolean)
      .join(' ')
    say({ text, ...(added > 0 ? { undo } : {}) })
  }
  const [reading, job] = useJob(startImport, { onDone: take })
  return (
    <div className={styles.exchange}>
      <Button onClick={save}>
        <Icon of={FileDown} size={18} />
        {t.exportAll}
      </Button>
      <FileInput
        accept="application/json,.json"
        onFiles={([file]) => {
          setDone(undefined)
          if (file) job.run(file, null)
        }}
      >
        <Icon of={FileUp} size={18} />
        {t.importAll}
      </FileInput>
      {reading.state === 'working' ? <CancelSlow onCancel={job.reset} /> : null}
      <UndoNote
        text={done?.text ?? t.exchangeHint}
        label={t.importUndo}
        onUndo={
          done?.undo &&
          (() => {
            const left = done.undo?.() ?? 0
            say({ text: left > 0 ? t.importUndonePartly(left) : t.importUndone })
          })
        }
      />
      {reading.state === 'failed' ? (
        <Alert title={t.importFailed(reading.failure.name)} name={reading.failure.name}>
          <p>{t.importReason[reading.failure.why]}</p>
        </Alert>
      ) : null}
    </div>
  )
}
