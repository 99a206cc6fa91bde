import { Volume2 } from 'lucide'
import { useState } from 'react'
import { sound } from '../../../platform/device/sound.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { RangeField } from '../../../ui/fields/range-field/RangeField.tsx'
import { SwitchField } from '../../../ui/fields/switch-field/SwitchField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useTexts } from '../texts.ts'
import { beep, gainOf } from '../timer/site-timer.ts'
import type { SettingsProps } from './SettingsGroup.tsx'
import styles from './settings.module.css'

/** The sound at the end of a session, and its volume. */
export function SoundGroup({ settings, onSettings }: SettingsProps) {
  const { t } = useTexts()
  const [failure, setFailure] = useState<string>()
  const volume = t.percent(settings.volume)
  const test = async () => {
    setFailure(undefined)
    const outcome = await sound.beep({ ...beep, volume: gainOf(settings.volume) })
    if (outcome !== 'played') setFailure(t.soundBlocked)
  }
  return (
    <FoldedGroup title={t.sound} state={settings.sound ? t.soundOn(volume) : t.soundOff}>
      <SwitchField
        label={t.sound}
        hint={t.soundHint}
        checked={settings.sound}
        onChange={(checked) => onSettings({ sound: checked })}
      />
      <RangeField
        label={t.volume(volume)}
        valueText={volume}
        value={settings.volume}
        min={5}
        max={100}
        step={5}
        onChange={(value) => onSettings({ volume: value })}
      />
      <Button className={styles.button} onClick={test}>
        <Icon of={Volume2} size={18} />
        {t.testSound}
      </Button>
      {failure ? <Alert title={failure} onDismiss={() => setFailure(undefined)} /> : null}
    </FoldedGroup>
  )
}
