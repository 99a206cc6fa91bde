import { Download, Trash2, Upload, X } from 'lucide'
import { useState } from 'react'
import type { Language } from '../../lib/i18n.ts'
import { download } from '../../platform/download.ts'
import type { RemovedEntries } from '../../platform/storage/history.ts'
import { Alert } from '../../ui/alert/Alert.tsx'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { FileInput } from '../../ui/file-input/FileInput.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import { SwitchField } from '../../ui/switch-field/SwitchField.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { Chart } from './Chart.tsx'
import { adultAge } from './core/bmi.ts'
import { fromCsv, toCsv } from './core/csv.ts'
import type { BmiEntry } from './core/entry.ts'
import { shownBmi, shownDate, shownWeight } from './format.ts'
import styles from './HistoryPanel.module.css'
import type { Messages } from './messages.en.ts'
import {
  type BmiSettings,
  clearResults,
  importResults,
  removeResult,
  restoreResults,
  useBmiHistory,
} from './stored.ts'

type HistoryPanelProps = {
  readonly t: Messages
  readonly language: Language
  readonly settings: BmiSettings
  readonly onKeep: (keep: boolean) => void
}

type Notice = { readonly title: string; readonly text: string }

/** The last ten results as chart and list, out and in as CSV. */
export function HistoryPanel({ t, language, settings, onKeep }: HistoryPanelProps) {
  const announce = useAnnounce()
  const ui = useUiText()
  const entries = useBmiHistory()
  const [undo, setUndo] = useState<RemovedEntries>()
  const [notice, setNotice] = useState<Notice>()

  const take = (removed: RemovedEntries, text: string) => {
    setUndo(removed)
    announce(text)
  }
  const open = async ([file]: readonly File[]) => {
    if (!file) return
    setNotice(undefined)
    let text: string
    try {
      text = await file.text()
    } catch {
      setNotice({ title: t.importFailed(file.name), text: t.unreadable })
      return
    }
    const read = fromCsv(text)
    if (read.kind === 'no-table' || (read.entries.length === 0 && read.refused.length === 0)) {
      setNotice({ title: t.importFailed(file.name), text: t.importFailedText })
      return
    }
    if (read.refused.length > 0)
      setNotice({
        title: t.importPartly(file.name),
        text: t.importLines(read.refused.slice(0, 20).join(', ')),
      })
    setUndo(undefined)
    importResults(read.entries)
    announce(t.imported(read.entries.length))
  }
  const save = () => {
    const csv = toCsv(entries.map(({ value }) => value))
    // Spreadsheets take a file without this mark for one of another encoding.
    download(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), t.fileName)
  }

  /** Under 20 the same word means another range than in the table of adults. */
  const categoryName = ({ category, age }: BmiEntry) =>
    age < adultAge && category !== 'none' ? t.byPercentile(t.categories[category]) : t.categories[category]

  return (
    <Panel title={t.history}>
      <div className={styles.history} data-tint="350">
        {entries.length > 0 ? (
          <>
            <Chart
              language={language}
              label={t.chart(entries.length)}
              banded={entries.every(({ value }) => value.age >= adultAge)}
              values={entries.map(({ value }) => value).sort((a, b) => a.timestamp - b.timestamp)}
            />
            <table className={styles.table}>
              <caption className={styles.hidden}>{t.history}</caption>
              <thead>
                <tr>
                  <th scope="col">{t.date}</th>
                  <th scope="col">{t.bmi}</th>
                  <th scope="col">{t.weight}</th>
                  <th scope="col">
                    <span className={styles.hidden}>{ui.remove}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {entries.map(({ id, value }) => (
                  <tr key={id}>
                    <td>{shownDate(value.timestamp, language)}</td>
                    <td>
                      <strong>{shownBmi(value.bmi, language)}</strong>{' '}
                      <span className={styles.category}>{categoryName(value)}</span>
                    </td>
                    <td>{shownWeight(value.weight, settings.units, t, language)}</td>
                    <td className={styles.action}>
                      <Button
                        variant="quiet"
                        size="icon"
                        aria-label={t.remove(shownDate(value.timestamp, language))}
                        onClick={() => take(removeResult(id), t.removed)}
                      >
                        <Icon of={X} size={18} />
                      </Button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        ) : (
          <p className={styles.empty}>{t.historyEmpty}</p>
        )}
        {notice ? (
          <Alert key={notice.title + notice.text} title={notice.title} onDismiss={() => setNotice(undefined)}>
            <p>{notice.text}</p>
          </Alert>
        ) : null}
        <div className={styles.actions}>
          <Button disabled={entries.length === 0} onClick={save}>
            <Icon of={Download} size={18} />
            {t.exportCsv}
          </Button>
          <FileInput accept=".csv,text/csv" onFiles={open}>
            <Icon of={Upload} size={18} />
            {t.importCsv}
          </FileInput>
          <Button
            variant="danger"
            disabled={entries.length === 0}
            onClick={() => take(clearResults(), t.cleared)}
          >
            <Icon of={Trash2} size={18} />
            {t.clear}
          </Button>
          {undo && undo.length > 0 ? (
            <Button
              onClick={() => {
                restoreResults(undo)
                setUndo(undefined)
              }}
            >
              {ui.undo}
            </Button>
          ) : null}
        </div>
        <SwitchField label={t.keep} hint={t.keepOnHint} checked={settings.keep} onChange={onKeep} />
      </div>
    </Panel>
  )
}
