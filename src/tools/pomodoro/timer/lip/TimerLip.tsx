import { PictureInPicture2 } from 'lucide'
import { useState } from 'react'
import { miniWindow } from '../../../../platform/page/mini-window.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Alert } from '../../../../ui/feedback/alert/Alert.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { useUiText } from '../../../../ui/text/ui-text.tsx'
import { isLate, modeAfter, type TimerRecord } from '../../core/finish.ts'
import { durationOf, minute } from '../../core/modes.ts'
import { remainingOf } from '../../core/timer.ts'
import { useAbility } from '../../settings/use-ability.ts'
import { useTexts } from '../../texts.ts'
import type { TimerActions } from '../use-timer-actions.ts'
import { EndLine } from './EndLine.tsx'
import { SessionMarks } from './SessionMarks.tsx'
import styles from './TimerLip.module.css'

type TimerLipProps = {
  readonly record: TimerRecord
  readonly now: number
  /** Work sessions completed today. */
  readonly completed: number
  readonly actions: TimerActions
  readonly onMiniWindow: () => Promise<boolean>
  /** Formats the time of day of a timestamp. */
  readonly timeOf: (moment: number) => string
}

/** Below the ring: the day's sessions, when this one ends, and what comes next. */
export function TimerLip({ record, now, completed, actions, onMiniWindow, timeOf }: TimerLipProps) {
  const { t } = useTexts()
  const ui = useUiText()
  const [failed, setFailed] = useState(false)
  const canMiniWindow = useAbility(miniWindow.isPossible)
  const { timer, last } = record
  const next = modeAfter(timer.mode)
  // A custom timer follows itself, which is no news.
  const step = next === 'custom' ? undefined : t.session(t.modes[next], durationOf(next, 0) / minute)
  const end = timer.status === 'running' ? timeOf(timer.deadline) : undefined
  const sentence = step ? (end ? t.endsThen(end, step) : t.next(step)) : end && t.endsAt(end)
  // These have buttons of their own and take the room of what is always there.
  const hasQuestion = last !== null && (isLate(last) || (last.offersLongBreak && timer.mode === 'break'))
  const done = timer.mode === 'work' ? 1 - remainingOf(timer, now) / timer.durationMs : 0
  return (
    <>
      <div className={styles.day} data-question={hasQuestion}>
        <SessionMarks completed={completed} running={done} />
        <p className={styles.count}>{t.sessionsToday(completed)}</p>
      </div>
      <div className={styles.line}>
        {actions.undo ? (
          <p className={styles.replaced}>
            {t.replaced}
            <Button variant="quiet" onClick={actions.undo}>
              {ui.undo}
            </Button>
          </p>
        ) : last ? (
          <EndLine last={last} timer={timer} now={now} timeOf={timeOf} />
        ) : (
          <p>
            {sentence}
            <span className={styles.space}>
              {sentence ? ' · ' : null}
              {t.space}
            </span>
          </p>
        )}
      </div>
      {canMiniWindow ? (
        <Button
          className={styles.mini}
          data-question={hasQuestion}
          onClick={async () => {
            setFailed(false)
            setFailed(!(await onMiniWindow()))
          }}
        >
          <Icon of={PictureInPicture2} size={18} />
          <span className={styles.miniText}>{t.miniWindow}</span>
        </Button>
      ) : null}
      {failed ? (
        <div className={styles.failed}>
          <Alert title={t.miniFailed} onDismiss={() => setFailed(false)} />
        </div>
      ) : null}
    </>
  )
}
