import { useState } from 'react'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { SelectField } from '../../../ui/fields/select-field/SelectField.tsx'
import { kilobyteLimits, type PdfSettings, perPageOf, photosPerPage, scanKinds } from '../core/settings.ts'
import { useTexts } from '../texts.ts'

type SizeFieldsProps = {
  readonly settings: PdfSettings
  readonly onSettings: (settings: PdfSettings) => void
}

export function PerPageField({ settings, onSettings }: SizeFieldsProps) {
  const { t } = useTexts()
  return (
    <SelectField
      label={t.perPage}
      value={`${perPageOf(settings)}`}
      options={photosPerPage.map((count) => ({ value: `${count}`, label: `${count}` }))}
      onChange={(value) => {
        const perPage = photosPerPage.find((count) => `${count}` === value)
        if (perPage) onSettings({ ...settings, perPage })
      }}
    />
  )
}

export function ScanField({ settings, onSettings }: SizeFieldsProps) {
  const { t } = useTexts()
  const { scan = 'none' } = settings
  return (
    <SelectField
      label={t.cleanUp}
      hint={scan === 'none' ? undefined : t.cleanUpHint}
      value={scan}
      options={(['none', ...scanKinds] as const).map((value) => ({ value, label: t.scans[value] }))}
      onChange={(value) => onSettings({ ...settings, scan: value === 'none' ? undefined : value })}
    />
  )
}

/** What mail programs and forms usually take. */
const presets = [1, 2, 5, 10, 25].map((megabytes) => megabytes * 1024)
const [firstPreset = 1024] = presets

export function LargestSizeField({ settings, onSettings }: SizeFieldsProps) {
  const { t, language } = useTexts()
  const { maxKilobytes, ...rest } = settings
  /** While another size is typed it may be that of a preset. */
  const [isTyping, setTyping] = useState(false)
  const typed = maxKilobytes !== undefined && (isTyping || !presets.includes(maxKilobytes))
  const value = typed ? 'other' : `${maxKilobytes ?? 'any'}`
  return (
    <>
      <SelectField
        label={t.largestSize}
        value={value}
        options={[
          { value: 'any', label: t.anySize },
          ...presets.map((each) => ({ value: `${each}`, label: formatFileSize(each * 1024, language) })),
          { value: 'other', label: t.otherSize },
        ]}
        onChange={(chosen) => {
          setTyping(chosen === 'other')
          if (chosen === 'any') onSettings(rest)
          else if (chosen === 'other') onSettings({ ...rest, maxKilobytes: maxKilobytes ?? firstPreset })
          else onSettings({ ...rest, maxKilobytes: Number(chosen) })
        }}
      />
      {typed ? (
        <NumberField
          label={t.largestKilobytes}
          hint={t.largestKilobytesHint}
          value={maxKilobytes}
          {...kilobyteLimits}
          onChange={(kilobytes) => onSettings({ ...rest, maxKilobytes: kilobytes })}
        />
      ) : null}
    </>
  )
}
