import { wakeLock } from '../../../platform/device/wake-lock.ts'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import type { PomodoroSettings } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import { useAbility } from './use-ability.ts'

export type SettingsProps = {
  readonly settings: PomodoroSettings
  readonly onSettings: (change: Partial<PomodoroSettings>) => void
}

/** What starts by itself, and what else happens at the end and meanwhile. */
export function SettingsGroup({ settings, onSettings }: SettingsProps) {
  const { t } = useTexts()
  const canKeepOn = useAbility(wakeLock.isPossible)
  const toggle = (name: 'flash' | 'autoStartBreaks' | 'autoStartWork' | 'keepScreenOn') => (
    <SwitchField
      label={t[name]}
      hint={t[`${name}Hint`]}
      checked={settings[name]}
      onChange={(checked) => onSettings({ [name]: checked })}
    />
  )
  const { autoStartBreaks: breaks, autoStartWork: work } = settings
  const starts = t.starts[breaks ? (work ? 'both' : 'breaks') : work ? 'work' : 'none']
  return (
    <FoldedGroup title={t.settings} state={settings.flash ? `${starts} · ${t.flash}` : starts}>
      {toggle('autoStartBreaks')}
      {toggle('autoStartWork')}
      {toggle('flash')}
      {canKeepOn ? toggle('keepScreenOn') : null}
    </FoldedGroup>
  )
}
