import { RectangleHorizontal, RectangleVertical } from 'lucide'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { TextField } from '../../../ui/fields/text-field/TextField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { defaultFileName } from '../core/file-name.ts'
import {
  clampMargin,
  isBorderless,
  marginLimits,
  type PdfSettings,
  pageOrientations,
  pageSizes,
  withPageSize,
} from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import styles from './SettingsPanel.module.css'
import { LargestSizeField, PerPageField, ScanField } from './SizeFields.tsx'

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
  const borderless = isBorderless(settings)
  return (
    <Panel title={t.settings}>
      <div className={styles.fields}>
        <SelectField
          label={t.pageSize}
          value={settings.pageSize}
          options={pageSizes.map((value) => ({ value, label: t.pageSizes[value] }))}
          onChange={(pageSize) => onSettings(withPageSize(settings, pageSize))}
        />
        {/* A page as large as its photo has one, and its shape. */}
        {settings.pageSize === 'photo' ? null : (
          <>
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
            <PerPageField settings={settings} onSettings={onSettings} />
          </>
        )}
        {borderless ? null : (
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
          checked={borderless}
          onChange={(none) =>
            onSettings({
              ...settings,
              [settings.pageSize === 'photo' ? 'photoBorderless' : 'borderless']: none,
            })
          }
        />
        <ScanField settings={settings} onSettings={onSettings} />
        <LargestSizeField settings={settings} onSettings={onSettings} />
        {/* Cleaned pages have none. */}
        {settings.scan ? null : (
          <SwitchField
            label={t.keepDetails}
            hint={t.keepDetailsHint}
            checked={keepDetails}
            onChange={onKeepDetails}
          />
        )}
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
