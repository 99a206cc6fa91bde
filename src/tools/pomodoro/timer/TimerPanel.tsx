import { Pause, Play, RotateCcw } from 'lucide'
import { useState } from 'react'
import { notifications } from '../../../platform/device/notifications.ts'
import { sound } from '../../../platform/device/sound.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useSpaceKey } from '../../../ui/button/space-key/use-space-key.ts'
import { CheckField } from '../../../ui/fields/check-field/CheckField.tsx'
import { FieldGroup } from '../../../ui/fields/field-group/FieldGroup.tsx'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import type { TimerRecord } from '../core/finish.ts'
import { customLimits, type Mode, modeMinutes, modes } from '../core/modes.ts'
import { clockFace, remainingOf } from '../core/timer.ts'
import { type PomodoroSettings, timerRecord } from '../stored.ts'
import { useTexts } from '../texts.ts'
import { EndLine } from './EndLine.tsx'
import { Ring } from './Ring.tsx'
import { siteTimer } from './site-timer.ts'
import styles from './TimerPanel.module.css'

type TimerPanelProps = {
  readonly record: TimerRecord
  readonly now: number
  readonly settings: PomodoroSettings
  readonly onSettings: (change: Partial<PomodoroSettings>) => void
  /** Formats the time of day of a timestamp. */
  readonly timeOf: (moment: number) => string
}

/** The record that Undo restores; it expires when this or another tab replaces the timer again. */
type Replaced = { readonly before: TimerRecord; readonly by: string }

const quickModes = ['work', 'break', 'long-break'] as const

export function TimerPanel({ record, now, settings, onSettings, timeOf }: TimerPanelProps) {
  const { t } = useTexts()
  const ui = useUiText()
  const [replaced, setReplaced] = useState<Replaced>()
  const { timer, last } = record
  const remaining = remainingOf(timer, now)
  const face = clockFace(remaining)

  /** Must run within the click: later the browser neither asks for permission nor plays sound. */
  const getReady = () => {
    sound.unlock()
    void notifications.request()
  }
  const start = () => {
    getReady()
    setReplaced(undefined)
    siteTimer().start()
  }
  const toggle = () => (timer.status === 'running' ? siteTimer().pause() : start())
  /** Runs an action that replaces the timer and remembers the old record for Undo. */
  const replace = (act: () => void) => {
    act()
    const before = timer.status === 'idle' ? undefined : record
    setReplaced(before && { before, by: timerRecord.read().timer.id })
  }
  useSpaceKey(toggle)

  return (
    <Panel title={t.timer}>
      <div className={styles.timer} data-tint="40">
        <SegmentedField<Mode>
          label={t.mode}
          value={timer.mode}
          segments={modes.map((value) => ({ value, label: t.modes[value] }))}
          onChange={(mode) => replace(() => siteTimer().choose(mode))}
        />
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
        <div key={last?.id} className={styles.stage} data-flash={settings.flash && last !== null}>
          <Ring part={remaining / timer.durationMs}>
            <p className={styles.mode}>{t.modes[timer.mode]}</p>
            <p className={styles.digits} role="timer" aria-label={t.left(face, t.modes[timer.mode])}>
              {face}
            </p>
            <p className={styles.status}>
              {timer.status === 'running' ? t.running : timer.status === 'paused' ? t.paused : t.stopped}
            </p>
          </Ring>
        </div>
        <div className={styles.controls}>
          <Button variant="primary" onClick={toggle}>
            <Icon of={timer.status === 'running' ? Pause : Play} size={18} />
            {timer.status === 'running' ? t.pause : t.start}
          </Button>
          <Button disabled={timer.status === 'idle'} onClick={() => replace(() => siteTimer().reset())}>
            <Icon of={RotateCcw} size={18} />
            {t.reset}
          </Button>
        </div>
        <div className={styles.line}>
          {replaced?.by === timer.id ? (
            <p className={styles.replaced}>
              {t.replaced}
              <Button
                variant="quiet"
                onClick={() => {
                  siteTimer().restore(replaced.before)
                  setReplaced(undefined)
                }}
              >
                {ui.undo}
              </Button>
            </p>
          ) : last ? (
            <EndLine last={last} timer={timer} now={now} timeOf={timeOf} />
          ) : (
            <p className={styles.hint}>{t.space}</p>
          )}
        </div>
        <FieldGroup label={t.quickStart} className={styles.quick}>
          {quickModes.map((mode) => (
            <Button
              key={mode}
              onClick={() =>
                replace(() => {
                  getReady()
                  siteTimer().quickStart(mode)
                })
              }
            >
              {t.quick(modeMinutes[mode], t.modes[mode])}
            </Button>
          ))}
        </FieldGroup>
      </div>
    </Panel>
  )
}
