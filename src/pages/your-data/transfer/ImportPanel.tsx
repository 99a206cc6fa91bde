import { Undo2, Upload } from 'lucide'
import { useState } from 'react'
import type { StoreOwner } from '../../../lib/stored-data/owners.ts'
import { type ImportMode, planImport } from '../../../lib/stored-data/plan.ts'
import { deviceArea } from '../../../platform/storage/area/browser-areas.ts'
import { applyChange, type UndoChange, undoChange } from '../../../platform/stored-data/apply-change.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CancelSlow } from '../../../ui/job/CancelSlow.tsx'
import { useJob } from '../../../ui/job/use-job.ts'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Messages } from '../messages.en.ts'
import { readStoredData, useStoredData } from '../stored/use-stored-data.ts'
import styles from '../YourData.module.css'
import { DryRun } from './DryRun.tsx'
import { readExportFile } from './read-export-file.ts'

type ImportPanelProps = { readonly t: Messages['import']; readonly owners: readonly StoreOwner[] }

/** Opens an exported file, previews its changes and applies them atomically. */
export function ImportPanel({ t, owners }: ImportPanelProps) {
  const announce = useAnnounce()
  const stored = useStoredData()
  const [job, reading] = useJob(readExportFile)
  const [mode, setMode] = useState<ImportMode>('merge')
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly undo?: UndoChange }>()
  const [applyError, setApplyError] = useState<string>()

  const report = (next: { readonly text: string; readonly undo?: UndoChange }) => {
    setOutcome(next)
    announce(next.text)
  }
  const open = ([file]: readonly File[]) => {
    setOutcome(undefined)
    setApplyError(undefined)
    if (file) reading.run({ file, owners }, null)
  }
  const apply = () => {
    if (job.state !== 'done') return
    // The plan is recomputed because another tab may have written since the dry run was rendered.
    const { write, remove, added, changed } = planImport(owners, readStoredData(), job.result.records, mode)
    const applied = applyChange(deviceArea, { write, remove })
    if (applied.kind === 'refused') {
      setApplyError(applied.why === 'memory-only-full' ? t.refusedFull : t.refusedBlocked)
      return
    }
    setApplyError(undefined)
    reading.reset()
    report({ text: t.done(added, changed, remove.length), undo: applied.undo })
  }
  const undo = (change: UndoChange) => {
    const applied = undoChange(deviceArea, change)
    if (applied.kind === 'done')
      report({ text: applied.skipped > 0 ? t.undonePartly(applied.skipped) : t.undone })
    else setApplyError(applied.why === 'memory-only-full' ? t.refusedFull : t.refusedBlocked)
  }
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        <p className={styles.text}>{t.text}</p>
        <div className={styles.actions}>
          <FileInput accept=".json,application/json" onFiles={open}>
            <Icon of={Upload} size={18} />
            {t.choose}
          </FileInput>
          {job.state === 'working' ? <CancelSlow onCancel={reading.reset} /> : null}
        </div>
        {job.state === 'working' ? <p role="status">{t.reading}</p> : null}
        {job.state === 'failed' ? (
          <Alert title={t.failed(job.failure.file)} name={job.failure.file} onDismiss={reading.reset}>
            <p>{t.faults[job.failure.fault]}</p>
          </Alert>
        ) : null}
        {job.state === 'done' ? (
          <DryRun
            t={t}
            file={job.result.file}
            plan={planImport(owners, stored?.onDevice ?? [], job.result.records, mode)}
            refused={job.result.refused.length}
            mode={mode}
            onMode={setMode}
            onApply={apply}
            onCancel={reading.reset}
          />
        ) : null}
        {applyError ? <Alert title={applyError} onDismiss={() => setApplyError(undefined)} /> : null}
        {outcome ? (
          <div className={styles.status}>
            <span>{outcome.text}</span>
            {outcome.undo ? (
              <Button variant="quiet" onClick={() => outcome.undo && undo(outcome.undo)}>
                <Icon of={Undo2} size={18} />
                {t.undo}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
