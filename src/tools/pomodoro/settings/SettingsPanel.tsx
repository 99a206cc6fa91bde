import { PictureInPicture2, Volume2 } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import { notifications } from '../../../platform/device/notifications.ts'
import { sound } from '../../../platform/device/sound.ts'
import { wakeLock } from '../../../platform/device/wake-lock.ts'
import { miniWindow } from '../../../platform/page/mini-window.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useStore } from '../../../ui/use-store.ts'
import type { PomodoroSettings } from '../stored.ts'
import { useTexts } from '../texts.ts'
import { beep, gainOf } from '../timer/site-timer.ts'
import styles from './SettingsPanel.module.css'

type SettingsPanelProps = {
  readonly settings: PomodoroSettings
  readonly onSettings: (change: Partial<PomodoroSettings>) => void
  readonly onMiniWindow: () => Promise<boolean>
}

const never = () => () => {}

/** Browser features are unknown during prerendering. */
const useAbility = (ask: () => boolean) => useSyncExternalStore(never, ask, () => false)

export function SettingsPanel({ settings, onSettings, onMiniWindow }: SettingsPanelProps) {
  const { t } = useTexts()
  const [failure, setFailure] = useState<string>()
  const permission = useStore(notifications.permission, 'unasked')
  const canMiniWindow = useAbility(miniWindow.isPossible)
  const canKeepOn = useAbility(wakeLock.isPossible)
  const volume = t.percent(settings.volume)
  const test = async () => {
    setFailure(undefined)
    const outcome = await sound.beep({ ...beep, volume: gainOf(settings.volume) })
    if (outcome !== 'played') setFailure(t.soundBlocked)
  }
  const toggle = (name: 'sound' | 'flash' | 'autoStartBreaks' | 'autoStartWork' | 'keepScreenOn') => (
    <SwitchField
      label={t[name]}
      hint={t[`${name}Hint`]}
      checked={settings[name]}
      onChange={(checked) => onSettings({ [name]: checked })}
    />
  )
  return (
    <Panel title={t.settings}>
      <div className={styles.settings}>
        {toggle('sound')}
        <RangeField
          label={t.volume(volume)}
          valueText={volume}
          value={settings.volume}
          min={5}
          max={100}
          step={5}
          onChange={(value) => onSettings({ volume: value })}
        />
        <div className={styles.buttons}>
          <Button onClick={test}>
            <Icon of={Volume2} size={18} />
            {t.testSound}
          </Button>
          {canMiniWindow ? (
            <Button onClick={async () => setFailure((await onMiniWindow()) ? undefined : t.miniFailed)}>
              <Icon of={PictureInPicture2} size={18} />
              {t.miniWindow}
            </Button>
          ) : null}
        </div>
        {failure ? <Alert title={failure} onDismiss={() => setFailure(undefined)} /> : null}
        {toggle('flash')}
        {toggle('autoStartBreaks')}
        {toggle('autoStartWork')}
        {canKeepOn ? toggle('keepScreenOn') : null}
        {permission === 'denied' || permission === 'missing' ? (
          <p className={styles.note}>
            {permission === 'denied' ? t.notificationsDenied : t.notificationsMissing}
          </p>
        ) : null}
      </div>
    </Panel>
  )
}
