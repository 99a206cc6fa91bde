import { Download, Trash2, X } from 'lucide'
import { download } from '../../../platform/files/download.ts'
import type { Addition } from '../../../platform/storage/history/add-entries.ts'
import type { RemovedEntries } from '../../../platform/storage/history/history.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { useUndo } from '../../../ui/feedback/undo/use-undo.ts'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { toCsv } from '../core/history/csv.ts'
import { type BmiEntry, maxEntries } from '../core/history/entry.ts'
import { adultAge } from '../core/measures/bmi.ts'
import type { BmiSettings } from '../core/settings.ts'
import { shownBmi, shownMoments, shownWeight } from '../format.ts'
import { useTexts } from '../texts.ts'
import styles from './HistoryPanel.module.css'
import { ImportButton, ImportNotice } from './ImportFile.tsx'
import { importSummary } from './import-summary.ts'
import { clearResults, removedResults, removeResult, takeBackResult, useBmiHistory } from './stored.ts'
import { useImport } from './use-import.ts'

type HistoryPanelProps = {
  readonly settings: BmiSettings
  readonly exchange: Addition | undefined
  readonly onExchange: (exchange: Addition | undefined) => void
  readonly onSaveResults: (keep: boolean) => void
}

/** The last ten results as a table, with CSV export and import. */
export function HistoryPanel({ settings, exchange, onExchange, onSaveResults }: HistoryPanelProps) {
  const { t, language } = useTexts()
  const announce = useAnnounce()
  const ui = useUiText()
  const entries = useBmiHistory()
  const undo = useUndo(removedResults)
  const importing = useImport(entries, (read, plan) => {
    undo.forget()
    onExchange(undefined)
    announce(importSummary(t, read, plan))
  })

  const removeWithUndo = (removed: RemovedEntries, text: string) => {
    importing.close()
    onExchange(undefined)
    undo.offer(removed, text)
  }
  const save = () => {
    const csv = toCsv(entries.map(({ value }) => value))
    // Spreadsheets assume another encoding without this byte order mark.
    download(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), t.fileName)
  }

  const moments = shownMoments(
    entries.map(({ value }) => value.timestamp),
    language,
  )
  /** Under 20 the same category has another range than in the table for adults. */
  const categoryName = ({ category, age }: BmiEntry) =>
    age < adultAge && category !== 'none' ? t.byPercentile(t.categories[category]) : t.categories[category]

  return (
    <Panel title={t.history}>
      <div className={styles.history} data-tint="350">
        {entries.length > 0 ? (
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
              {entries.map(({ id, value }, index) => (
                <tr key={id}>
                  <td>{moments[index]}</td>
                  <td>
                    <strong>{shownBmi(value.bmi, language)}</strong>{' '}
                    <span className={styles.category}>{categoryName(value)}</span>
                  </td>
                  <td>{shownWeight(value.weight, settings.units, t, language)}</td>
                  <td className={styles.action}>
                    <Button
                      variant="quiet"
                      size="icon"
                      aria-label={t.remove(moments[index] ?? '')}
                      onClick={() => removeWithUndo(removeResult(id), t.removed)}
                    >
                      <Icon of={X} size={18} />
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p className={styles.empty}>{t.historyEmpty}</p>
        )}
        {exchange ? (
          <div className={styles.notice}>
            <p>{ui.oldestWent(exchange.evicted.length, maxEntries)}</p>
            <Button
              onClick={() => {
                takeBackResult(exchange)
                onExchange(undefined)
              }}
            >
              {ui.undo}
            </Button>
          </div>
        ) : null}
        <ImportNotice importing={importing} />
        <div className={styles.actions}>
          <Button disabled={entries.length === 0} onClick={save}>
            <Icon of={Download} size={18} />
            {t.exportCsv}
          </Button>
          <ImportButton importing={importing} />
          {entries.length > 0 ? (
            <Button variant="danger" onClick={() => removeWithUndo(clearResults(), t.cleared)}>
              <Icon of={Trash2} size={18} />
              {t.clear}
            </Button>
          ) : null}
          {undo.run ? <Button onClick={undo.run}>{ui.undo}</Button> : null}
        </div>
        <SwitchField
          label={t.saveResults}
          hint={t.saveResultsHint}
          checked={settings.keep}
          onChange={onSaveResults}
        />
      </div>
    </Panel>
  )
}
