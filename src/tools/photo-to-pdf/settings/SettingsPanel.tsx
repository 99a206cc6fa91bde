import { RectangleHorizontal, RectangleVertical } from 'lucide'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
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
}

export function SettingsPanel(props: SettingsPanelProps) {
  const { t } = useTexts()
  const { settings, onSettings, keepDetails, onKeepDetails } = props
  const margin = t.millimetres(settings.margin)
  return (
    <Panel title={t.settings}>
      <div className={styles.fields}>
        <SelectField
          label={t.pageSize}
          value={settings.pageSize}
          options={pageSizes.map((value) => ({ value, label: t.pageSizes[value] }))}
          onChange={(pageSize) => onSettings({ ...settings, pageSize })}
        />
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
        <RangeField
          label={t.margin(margin)}
          valueText={margin}
          value={settings.margin}
          {...marginLimits}
          onChange={(value) => onSettings({ ...settings, margin: clampMargin(value) })}
        />
        <SwitchField
          label={t.keepDetails}
          hint={t.keepDetailsHint}
          checked={keepDetails}
          onChange={onKeepDetails}
        />
      </div>
    </Panel>
  )
}
