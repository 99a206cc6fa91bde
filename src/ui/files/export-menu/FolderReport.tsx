import { useEffect, useEffectEvent, useRef } from 'react'
import type { FolderReport as Report } from '../../../platform/files/folder.ts'
import { Button } from '../../button/Button.tsx'
import { Alert } from '../../feedback/alert/Alert.tsx'
import { useAnnounce } from '../../feedback/announcer/announcer.tsx'
import { Progress } from '../../feedback/progress/Progress.tsx'
import { useScrollStop } from '../../layout/scroll-stop/use-scroll-stop.ts'
import { useUiText } from '../../text/ui-text.tsx'
import styles from './ExportMenuButton.module.css'
import { ExportOutcome } from './ExportOutcome.tsx'
import type { ExportMenuMessages } from './messages.en.ts'
import type { Saving } from './use-folder.ts'

type FolderReportProps = {
  readonly t: ExportMenuMessages
  readonly saving: Exclude<Saving, { readonly state: 'none' }>
  readonly missing: number
  readonly onStop: () => void
  readonly onDismiss: () => void
}

/** How far files are saved into a folder, and what came of it. */
export function FolderReport({ t, saving, missing, onStop, onDismiss }: FolderReportProps) {
  switch (saving.state) {
    case 'refused':
      return <ExportOutcome text={t.folderRefused} isFailure onDismiss={onDismiss} />
    case 'not-read':
      return <ExportOutcome text={t.notRead} isFailure onDismiss={onDismiss} />
    case 'saving':
      return <InProgress label={t.saving(saving.folder)} stop={t.stop} {...{ saving, onStop }} />
    case 'ended':
      return <Ended {...{ t, missing, onDismiss }} folder={saving.folder} report={saving.report} />
  }
}

type InProgressProps = {
  readonly label: string
  readonly stop: string
  readonly saving: Extract<Saving, { readonly state: 'saving' }>
  readonly onStop: () => void
}

function InProgress({ label, stop, saving: { done, total }, onStop }: InProgressProps) {
  const announce = useAnnounce()
  const say = useEffectEvent(() => announce(label))
  useEffect(() => say(), [])
  return (
    <div className={styles.box} data-saving="">
      <div className={styles.line}>
        <Progress label={label} done={done} total={total} />
        <Button variant="quiet" onClick={onStop}>
          {stop}
        </Button>
      </div>
    </div>
  )
}

type EndedProps = {
  readonly t: ExportMenuMessages
  readonly folder: string
  readonly report: Report
  readonly missing: number
  readonly onDismiss: () => void
}

function Ended({ t, folder, report, missing, onDismiss }: EndedProps) {
  const ui = useUiText()
  const announce = useAnnounce()
  const box = useRef<HTMLDivElement>(null)
  const { saved, renamed, failed, left, stopped } = report
  const summary = [
    t.saved(saved, folder),
    ...(stopped ? [t.stopped(left.length)] : []),
    ...(missing > 0 ? [t.withoutResult(missing)] : []),
  ]
  const unsaved = [
    ...failed.map(({ name, fault }) => ({ name, reason: t.faults[fault] })),
    ...left.map((name) => ({ name, reason: t.faults.left })),
  ].map((file, index) => ({ ...file, id: index }))
  const say = useEffectEvent(() => {
    announce(summary.join('. '))
    box.current?.scrollIntoView({ block: 'nearest' })
    // The focused Stop is gone.
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true })
  })
  useEffect(() => say(), [])
  return (
    <div ref={box} className={styles.box} tabIndex={-1} data-ended="">
      {summary.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {unsaved.length > 0 ? <Alert title={t.notSaved(unsaved.length)} files={unsaved} /> : null}
      {renamed.length > 0 ? <Renamed title={t.renamed} files={renamed} nameOf={t.renamedAs} /> : null}
      <Button onClick={onDismiss}>{ui.dismiss}</Button>
    </div>
  )
}

type RenamedProps = {
  readonly title: string
  readonly files: Report['renamed']
  readonly nameOf: ExportMenuMessages['renamedAs']
}

function Renamed({ title, files, nameOf }: RenamedProps) {
  const { ref, stop } = useScrollStop<HTMLUListElement>('list', title)
  return (
    <>
      <p>{title}</p>
      <ul ref={ref} className={styles.renamed} {...stop}>
        {files.map(({ name, as }) => (
          <li key={name}>
            <bdi>{nameOf(name, as)}</bdi>
          </li>
        ))}
      </ul>
    </>
  )
}
