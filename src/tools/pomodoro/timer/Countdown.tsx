import { Pause, Play, RotateCcw } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { useSpaceKey } from '../../../ui/button/space-key/use-space-key.ts'
import { CheckField } from '../../../ui/fields/check-field/CheckField.tsx'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { TimerRecord } from '../core/finish.ts'
import { customLimits, type Mode, modes } from '../core/modes.ts'
import type { PomodoroSettings } from '../core/settings.ts'
import { clockFace, remainingOf } from '../core/timer.ts'
import { useTexts } from '../texts.ts'
import styles from './Countdown.module.css'
import { Ring } from './Ring.tsx'
import { siteTimer } from './site-timer.ts'
import type { TimerActions } from './use-timer-actions.ts'

type CountdownProps = {
  readonly record: TimerRecord
  readonly now: number
  readonly settings: PomodoroSettings
  readonly onSettings: (change: Partial<PomodoroSettings>) => void
  readonly actions: TimerActions
}

/** The modes and the ring with the time and its buttons: the work surface. */
export function Countdown({ record, now, settings, onSettings, actions }: CountdownProps) {
  const { t } = useTexts()
  const { timer, last } = record
  const remaining = remainingOf(timer, now)
  const face = clockFace(remaining)
  useSpaceKey(actions.toggle)

  return (
    <section className={styles.surface} aria-label={t.timer} data-tint="40">
      <div className={styles.modes}>
        <SegmentedField<Mode>
          label={t.mode}
          value={timer.mode}
          segments={modes.map((value) => ({ value, label: t.modes[value] }))}
          onChange={actions.choose}
          compact
        />
      </div>
      <Ring durationMs={timer.durationMs} part={remaining / timer.durationMs} className={styles.ring}>
        {settings.flash && last ? <span key={last.id} className={styles.flash} /> : null}
        <div className={styles.face}>
          <p className={styles.mode}>{t.modes[timer.mode]}</p>
          <p
            className={styles.digits}
            role="timer"
            aria-label={t.left(face, t.modes[timer.mode])}
            data-long={face.length > 5}
          >
            {face}
          </p>
          <div className={styles.controls}>
            <Button variant="primary" onClick={actions.toggle}>
              <Icon of={timer.status === 'running' ? Pause : Play} size={18} />
              {timer.status === 'running' ? t.pause : t.start}
            </Button>
            <Button disabled={timer.status === 'idle'} onClick={actions.reset}>
              <Icon of={RotateCcw} size={18} />
              <span className={styles.reset}>{t.reset}</span>
            </Button>
          </div>
          <p className={styles.status}>
            {timer.status === 'running' ? t.running : timer.status === 'paused' ? t.paused : t.stopped}
          </p>
        </div>
      </Ring>
      {timer.mode === 'custom' ? (
        <div className={styles.custom}>
          <NumberField
            label={t.customMinutes}
            value={settings.customMinutes}
            {...customLimits}
            onChange={(customMinutes) => {
              onSettings({ customMinutes })
              if (timer.status === 'idle') siteTimer().choose('custom')
            }}
          />
          <CheckField
            label={t.customCounts}
            checked={settings.customCounts}
            onChange={(customCounts) => onSettings({ customCounts })}
          />
        </div>
      ) : null}
    </section>
  )
}
