import { BackgroundField } from '../../../features/image-batch/settings/BackgroundField.tsx'
import { numberFormat } from '../../../lib/text/formats.ts'
import { visitStored } from '../../../platform/settings-in-page.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FieldGroup } from '../../../ui/fields/field-group/FieldGroup.tsx'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { useSettingsInPage } from '../../../ui/use-settings-in-page.ts'
import {
  type CompressorSettings,
  formatChoices,
  kilobyteLimits,
  qualityLimits,
  qualityPresetNames,
  sideLimits,
  sizePresets,
  targets,
} from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import { settingsStore } from '../work.ts'
import styles from './SettingsFields.module.css'

type SettingsFieldsProps = {
  readonly settings: CompressorSettings
  /** Pictures may be transparent, which JPEG cannot be. */
  readonly mayBeTransparent: boolean
  readonly onChange: (settings: CompressorSettings) => void
  /** Compresses again with the settings of a link. */
  readonly onVisit: () => void
}

export function SettingsFields({ settings, mayBeTransparent, onChange, onVisit }: SettingsFieldsProps) {
  const { t } = useTexts()
  useSettingsInPage<CompressorSettings>('image-compressor', {
    settings,
    visit: visitStored(settingsStore),
    redo: onVisit,
    choose: onChange,
  })
  const { format = 'jpeg' } = settings
  return (
    <div className={styles.fields}>
      <SegmentedField
        label={t.goal}
        value={settings.goal}
        segments={targets.map((value) => ({ value, label: t.goals[value] }))}
        onChange={(goal) => onChange({ ...settings, goal })}
      />
      <GoalField settings={settings} onChange={onChange} />
      {settings.goal === 'lossless' ? null : <BoxFields settings={settings} onChange={onChange} />}
      <div className={styles.format}>
        <SegmentedField
          label={t.format}
          value={format}
          segments={formatChoices.map((value) => ({ value, label: t.formatNames[value] }))}
          onChange={(next) => onChange({ ...settings, format: next })}
        />
        {format === 'jpeg' ? null : <p className={styles.hint}>{t.formatHints[format]}</p>}
        {format === 'jpeg' && mayBeTransparent ? (
          <BackgroundField
            t={t.batch}
            value={settings.background}
            onChange={(background) => onChange({ ...settings, background })}
          />
        ) : null}
      </div>
      <SwitchField
        label={t.keepDetails}
        hint={t.keepDetailsHint}
        checked={settings.keepDetails}
        onChange={(keepDetails) => onChange({ ...settings, keepDetails })}
      />
    </div>
  )
}

type FieldsProps = Pick<SettingsFieldsProps, 'settings' | 'onChange'>

function BoxFields({ settings, onChange }: FieldsProps) {
  const { t } = useTexts()
  const { box } = settings
  return (
    <>
      <div className={styles.sides}>
        <NumberField
          label={t.maxWidth}
          value={box.width}
          {...sideLimits}
          onChange={(width) => onChange({ ...settings, box: { ...box, width } })}
        />
        <NumberField
          label={t.maxHeight}
          value={box.height}
          {...sideLimits}
          onChange={(height) => onChange({ ...settings, box: { ...box, height } })}
        />
      </div>
      <FieldGroup label={t.presets} className={styles.presets}>
        {sizePresets.map(({ name, width, height }) => (
          <Button
            key={name}
            aria-pressed={box.width === width && box.height === height}
            className={styles.preset}
            onClick={() => onChange({ ...settings, box: { width, height } })}
          >
            {t.presetNames[name]}
          </Button>
        ))}
        <p className={styles.hint}>{t.boxHint}</p>
      </FieldGroup>
    </>
  )
}

function GoalField({ settings, onChange }: FieldsProps) {
  const { t, language } = useTexts()
  switch (settings.goal) {
    case 'quality': {
      const value = numberFormat(language, { minimumFractionDigits: 1 }).format(settings.quality / 10)
      return (
        <RangeField
          label={t.quality(value)}
          valueText={value}
          value={settings.quality / 10}
          min={qualityLimits.min / 10}
          max={qualityLimits.max / 10}
          step={qualityLimits.step / 10}
          onChange={(quality) => onChange({ ...settings, quality: Math.round(quality * 10) })}
        />
      )
    }
    case 'size':
      return (
        <NumberField
          label={t.kilobytes}
          hint={t.kilobytesHint}
          value={settings.kilobytes}
          {...kilobyteLimits}
          onChange={(kilobytes) => onChange({ ...settings, kilobytes })}
        />
      )
    case 'lossless':
      return <p className={styles.hint}>{t.losslessHints[settings.format ?? 'jpeg']}</p>
    case 'look':
      return (
        <div className={styles.qualityPreset}>
          <SegmentedField
            label={t.qualityPreset}
            value={settings.look}
            segments={qualityPresetNames.map((value) => ({ value, label: t.qualityPresets[value] }))}
            onChange={(look) => onChange({ ...settings, look })}
          />
          <p className={styles.hint}>{t.qualityPresetsHint}</p>
        </div>
      )
  }
}
