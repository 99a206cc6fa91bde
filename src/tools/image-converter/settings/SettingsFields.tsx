import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { type ConverterSettings, formats, fromAny, qualityLimits } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import styles from './SettingsFields.module.css'

type SettingsFieldsProps = {
  readonly settings: ConverterSettings
  readonly onChange: (settings: ConverterSettings) => void
}

export function SettingsFields({ settings, onChange }: SettingsFieldsProps) {
  const { t, language } = useTexts()
  const quality = new Intl.NumberFormat(language, { style: 'percent' }).format(settings.quality / 100)
  const { from, extension } = formats[settings.type]
  const types = ['png-to-jpg', 'jpg-to-png', fromAny(settings.type)] as const
  return (
    <div className={styles.fields}>
      <SegmentedField
        label={t.type}
        value={settings.type}
        segments={types.map((value) => ({ value, label: t.types[value] }))}
        onChange={(type) => onChange({ ...settings, type })}
      />
      {from === null ? (
        <SegmentedField
          label={t.target}
          value={settings.type}
          segments={[
            { value: 'any-to-jpg', label: 'JPG' },
            { value: 'any-to-png', label: 'PNG' },
          ]}
          onChange={(type) => onChange({ ...settings, type })}
        />
      ) : null}
      {extension === 'jpg' ? (
        <div>
          <RangeField
            label={t.quality(quality)}
            valueText={quality}
            value={settings.quality}
            {...qualityLimits}
            onChange={(value) => onChange({ ...settings, quality: value })}
          />
          <p className={styles.hint}>{t.background}</p>
        </div>
      ) : (
        <>
          <p className={styles.hint}>{t.lossless}</p>
          <SwitchField
            label={t.smaller}
            hint={t.smallerHint}
            checked={settings.smaller}
            onChange={(smaller) => onChange({ ...settings, smaller })}
          />
        </>
      )}
      <SwitchField
        label={t.keepDetails}
        hint={t.keepDetailsHint}
        checked={settings.keepDetails}
        onChange={(keepDetails) => onChange({ ...settings, keepDetails })}
      />
    </div>
  )
}
