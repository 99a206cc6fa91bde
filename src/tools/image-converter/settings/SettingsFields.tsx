import { BackgroundField } from '../../../features/image-batch/settings/BackgroundField.tsx'
import { numberFormat } from '../../../lib/text/formats.ts'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { useSettingsInPage } from '../../../ui/use-settings-in-page.ts'
import {
  type ConversionSource,
  type ConverterSettings,
  formats,
  fromAny,
  qualityLimits,
  type StoredSettings,
  sourceOf,
  targets,
} from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import styles from './SettingsFields.module.css'

type SettingsFieldsProps = {
  readonly settings: ConverterSettings
  /** Pictures may be transparent, which a JPG cannot be. */
  readonly mayBeTransparent: boolean
  readonly onChange: (settings: ConverterSettings) => void
}

type LinkableSettingsFieldsProps = SettingsFieldsProps & {
  readonly visit: (settings: Partial<StoredSettings> | undefined, isPreset?: boolean) => void
  /** Converts again with the settings of a link. */
  readonly onVisit: () => void
}

const sources = ['png-to-jpg', 'jpg-to-png', 'any'] as const satisfies readonly ConversionSource[]

export function SettingsFields(props: LinkableSettingsFieldsProps) {
  const { settings, mayBeTransparent, onChange, visit, onVisit } = props
  const { t } = useTexts()
  useSettingsInPage<ConverterSettings>('image-converter', {
    settings,
    visit,
    redo: onVisit,
    choose: onChange,
  })
  const { type } = settings
  const source = sourceOf(type)
  return (
    <div className={styles.fields}>
      <SegmentedField
        label={t.type}
        value={source}
        segments={sources.map((value) => ({ value, label: t.types[value] }))}
        onChange={(next) => onChange({ ...settings, type: next === 'any' ? fromAny(type) : next })}
      />
      {source === 'any' ? (
        <SegmentedField
          label={t.target}
          value={formats[type].extension}
          segments={targets.map((value) => ({ value, label: t.formatNames[value] }))}
          onChange={(target) => onChange({ ...settings, type: `any-to-${target}` })}
        />
      ) : null}
      <TargetFields {...{ settings, mayBeTransparent, onChange }} />
      <SwitchField
        label={t.keepDetails}
        hint={t.keepDetailsHint}
        checked={settings.keepDetails}
        onChange={(keepDetails) => onChange({ ...settings, keepDetails })}
      />
    </div>
  )
}

/** What there is to choose of a format. */
function TargetFields({ settings, mayBeTransparent, onChange }: SettingsFieldsProps) {
  const { t } = useTexts()
  switch (formats[settings.type].extension) {
    case 'jpg':
      return (
        <>
          <QualityField settings={settings} onChange={onChange} />
          <div className={styles.hinted}>
            {mayBeTransparent ? (
              <BackgroundField
                t={t.batch}
                value={settings.background}
                onChange={(background) => onChange({ ...settings, background })}
              />
            ) : null}
            <p className={styles.hint}>{t.background}</p>
          </div>
        </>
      )
    case 'png':
      return (
        <>
          <p className={styles.hint}>{t.lossless}</p>
          <SwitchField
            label={t.smaller}
            hint={t.smallerHint}
            checked={settings.smaller}
            onChange={(smaller) => onChange({ ...settings, smaller })}
          />
        </>
      )
    case 'webp':
      return (
        <>
          <p className={styles.hint}>{t.webp}</p>
          {settings.lossless ? null : (
            <div>
              <QualityField settings={settings} onChange={onChange} />
              <p className={styles.hint}>{t.webpQuality}</p>
            </div>
          )}
          <SwitchField
            label={t.alwaysLossless}
            hint={t.alwaysLosslessHint}
            checked={settings.lossless ?? false}
            onChange={(lossless) => onChange({ ...settings, lossless })}
          />
        </>
      )
    case 'avif':
      return (
        <>
          <p className={styles.hint}>{t.avif}</p>
          <div>
            <QualityField settings={settings} onChange={onChange} />
            <p className={styles.hint}>{t.avifQuality}</p>
          </div>
        </>
      )
  }
}

/** How much of the look a lossy file keeps. */
function QualityField({ settings, onChange }: Pick<SettingsFieldsProps, 'settings' | 'onChange'>) {
  const { t, language } = useTexts()
  const quality = numberFormat(language, { style: 'percent' }).format(settings.quality / 100)
  return (
    <RangeField
      label={t.quality(t.formatNames[formats[settings.type].extension], quality)}
      valueText={quality}
      value={settings.quality}
      {...qualityLimits}
      onChange={(value) => onChange({ ...settings, quality: value })}
    />
  )
}
