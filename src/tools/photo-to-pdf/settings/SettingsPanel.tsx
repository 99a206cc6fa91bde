import { RectangleHorizontal, RectangleVertical } from 'lucide'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { defaultFileName } from '../core/file-name.ts'
import { clampMargin, marginLimits, type PdfSettings, pageOrientations, pageSizes } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import styles from './SettingsPanel.module.css'

const orientationIcons = {
  portrait: <Icon of={RectangleVertical} size={18} />,
  landscape: <Icon of={RectangleHorizontal} size={18} />,
}

type SettingsPanelProps = {
  readonly settings: PdfSettings
  readonly onSettings: (settings: PdfSettings) => void
  readonly keepDetails: boolean
  readonly onKeepDetails: (keep: boolean) => void
  /** As typed, without or with an extension; empty for the default. */
  readonly fileName: string
  readonly onFileName: (name: string) => void
}

export function SettingsPanel(props: SettingsPanelProps) {
  const { t } = useTexts()
  const { settings, onSettings, keepDetails, onKeepDetails, fileName, onFileName } = props
  const margin = t.millimetres(settings.margin)
  return (
    <Panel title={t.settings}>
      <div className={styles.fields}>
        <SelectField
          label={t.pageSize}
          value={settings.pageSize}
          options={pageSizes.map((value) => ({ value, label: t.pageSizes[value] }))}
          onChange={(pageSize) =>
            // A page as large as the photo is wanted for a photo without a frame.
            onSettings({ ...settings, pageSize, borderless: pageSize === 'photo' })
          }
        />
        {settings.pageSize === 'photo' ? null : (
          <SegmentedField
            label={t.orientation}
            value={settings.orientation}
            segments={pageOrientations.map((value) => ({
              value,
              label: t.orientations[value],
              icon: orientationIcons[value],
            }))}
            onChange={(orientation) => onSettings({ ...settings, orientation })}
          />
        )}
        {settings.borderless ? null : (
          <RangeField
            label={t.margin(margin)}
            valueText={margin}
            value={settings.margin}
            {...marginLimits}
            onChange={(value) => onSettings({ ...settings, margin: clampMargin(value) })}
          />
        )}
        <SwitchField
          label={t.borderless}
          hint={t.borderlessHint}
          checked={settings.borderless ?? false}
          onChange={(borderless) => onSettings({ ...settings, borderless })}
        />
        <SwitchField
          label={t.keepDetails}
          hint={t.keepDetailsHint}
          checked={keepDetails}
          onChange={onKeepDetails}
        />
        <TextField
          label={t.fileName}
          placeholder={defaultFileName}
          value={fileName}
          maxLength={200}
          onChange={onFileName}
        />
      </div>
    </Panel>
  )
}
