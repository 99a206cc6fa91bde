import { Download } from 'lucide'
import { useState } from 'react'
import { download } from '../../../platform/files/download.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { Hex } from '../core/colour/hex.ts'
import { writeAse } from '../core/export/ase.ts'
import { type TextExport, textExports, writeText } from '../core/export/exports.ts'
import { writePng } from '../core/export/png.ts'
import fieldStyles from '../swatch/Fields.module.css'
import { useTexts } from '../texts.ts'
import styles from './ExportPanel.module.css'

type Format = TextExport | 'png' | 'ase'

const files: Readonly<Record<Format, readonly [type: string, extension: string]>> = {
  css: ['text/css', 'css'],
  scss: ['text/plain', 'scss'],
  tailwind: ['text/css', 'css'],
  json: ['application/json', 'json'],
  svg: ['image/svg+xml', 'svg'],
  gpl: ['text/plain', 'gpl'],
  png: ['image/png', 'png'],
  ase: ['application/octet-stream', 'ase'],
}
const formats = [...textExports, 'png', 'ase'] as const

type ExportPanelProps = { readonly hexes: readonly Hex[] }

export function ExportPanel({ hexes }: ExportPanelProps) {
  const { t } = useTexts()
  const [format, setFormat] = useState<Format>('css')
  const text = format === 'png' || format === 'ase' ? undefined : writeText(format, hexes, t.current)
  const save = () => {
    const [type, extension] = files[format]
    const content = text ?? (format === 'png' ? writePng(hexes) : writeAse(hexes))
    download(new Blob([content], { type }), `palette.${extension}`)
  }
  return (
    <Panel>
      <div className={fieldStyles.fields}>
        <SelectField
          label={t.exportFormat}
          value={format}
          options={formats.map((value) => ({ value, label: t.exportNames[value] }))}
          onChange={setFormat}
        />
        {text === undefined ? (
          <p className={fieldStyles.note}>{t.binary}</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable with the keyboard
          <pre className={styles.code} translate="no" tabIndex={0}>
            {text}
          </pre>
        )}
        <div className={styles.actions}>
          {text === undefined ? null : <CopyButton label={t.copyExport} copy={text} />}
          <Button onClick={save}>
            <Icon of={Download} size={18} />
            {t.download}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
