import { Coffee } from 'lucide'
import { Button } from '../../../../ui/button/Button.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { type Ended, isLate } from '../../core/finish.ts'
import type { Timer } from '../../core/timer.ts'
import { useTexts } from '../../texts.ts'
import { siteTimer } from '../site-timer.ts'
import styles from './EndLine.module.css'

type EndLineProps = {
  readonly last: Ended
  readonly timer: Timer
  readonly now: number
  readonly timeOf: (moment: number) => string
}

/** The session that ended; it can be discarded if it ended unseen, and every fourth offers a longer break. */
export function EndLine({ last, timer, now, timeOf }: EndLineProps) {
  const { t } = useTexts()
  const late = isLate(last)
  const offers = last.offersLongBreak && timer.mode === 'break'
  const minutes = Math.max(1, Math.round((now - last.endedAt) / 60_000))
  return (
    <div className={styles.end} data-end-rows={late && offers ? 2 : undefined}>
      <p className={styles.text}>{t.ended[last.mode]}</p>
      {late ? (
        <p className={styles.late}>
          {t.endedAt(timeOf(last.endedAt), minutes)}
          {last.counted ? (
            <Button variant="quiet" onClick={() => siteTimer().dontCount()}>
              {t.dontCount}
            </Button>
          ) : last.mode === 'work' ? (
            <span className={styles.uncounted}> · {t.notCounted}</span>
          ) : null}
        </p>
      ) : null}
      {offers ? (
        <p className={styles.offer}>
          {t.fourth}
          <Button onClick={() => siteTimer().takeLongBreak()}>
            <Icon of={Coffee} size={18} />
            {t.takeLongBreak}
          </Button>
        </p>
      ) : null}
    </div>
  )
}
