import { FileText, X } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { FromTray } from '../../../ui/files/tray/FromTray.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { useTexts } from '../texts.ts'
import styles from './BatchPanel.module.css'
import type { Rows } from './use-rows.ts'

/** Source of the lines: a text field, or a file that is too long to be edited here. */
export function BatchLines({ rows }: { readonly rows: Rows }) {
  const { t } = useTexts()
  const ui = useUiText()
  const { typed, file, refused } = rows
  return (
    <div className={styles.lines}>
      {file ? (
        <p className={styles.file}>
          {rows.opening ? t.openingFile : t.fileRows(rows.count)} <bdi translate="no">{file.name}</bdi>
        </p>
      ) : (
        <TextField
          label={t.lines}
          rows={5}
          value={typed}
          onChange={rows.type}
          spellCheck={false}
          autoComplete="off"
        />
      )}
      <div className={styles.buttons}>
        <FileInput
          accept=".csv,.txt,text/csv,text/plain"
          onFiles={([chosen]) => {
            if (chosen) rows.open(chosen)
          }}
        >
          <Icon of={FileText} size={18} />
          {t.openCsv}
        </FileInput>
        <FromTray accept=".csv,.txt,text/csv,text/plain" onFiles={([file]) => file && rows.open(file)} />
        {file ? (
          <Button variant="quiet" onClick={rows.close}>
            <Icon of={X} size={18} />
            {rows.opening ? ui.cancel : ui.remove}
          </Button>
        ) : null}
      </div>
      {refused ? (
        <Alert
          key={`${refused.name} ${refused.why}`}
          title={refused.name === undefined ? t.linesRefused : t.fileRefused(refused.name)}
          name={refused.name ?? ''}
        >
          <p>{t.rowsReason(refused.why)}</p>
        </Alert>
      ) : null}
    </div>
  )
}
