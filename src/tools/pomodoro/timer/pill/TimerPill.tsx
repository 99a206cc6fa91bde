import { Pause, Play } from 'lucide'
import { useEffect } from 'react'
import { sound } from '../../../../platform/device/sound.ts'
import type { StatusProps } from '../../../../registry/manifest.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { clockFace, remainingOf } from '../../core/timer.ts'
import type { Messages } from '../../messages.en.ts'
import { timerRecord } from '../../stored.ts'
import { useBadge } from '../alerts/use-badge.ts'
import { setEndTexts, siteTimer } from '../site-timer.ts'
import { useNow } from '../use-now.ts'
import styles from './TimerPill.module.css'

/** The timer in the top bar of other pages: the same timer as on its own page, which a press opens. */
export function TimerPill({ t, href }: StatusProps<Messages>) {
  const { timer } = useStore(timerRecord)
  // From now on this page ends a session and rings as well.
  useEffect(() => {
    setEndTexts(t.ended)
    siteTimer()
  }, [t])
  const now = useNow(timer)
  const remaining = remainingOf(timer, now)
  const isRunning = timer.status === 'running'
  useBadge(timer, now)

  // A timer paused here stays, so that it can be started again.
  if (timer.status === 'idle') return null
  const face = clockFace(remaining)
  const state = isRunning ? t.modes[timer.mode] : t.paused
  return (
    <div className={styles.pill} data-tint="40">
      <a href={href} className={styles.link} aria-label={t.openTimer(face, state)}>
        <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" className={styles.track} />
          <circle
            cx="10"
            cy="10"
            r="8"
            pathLength="1"
            className={styles.left}
            strokeDasharray={`${Math.round((remaining / timer.durationMs) * 1000) / 1000} 1`}
            transform="rotate(-90 10 10)"
          />
        </svg>
        <span className={styles.face}>{face}</span> <span className={styles.state}>{state}</span>
      </a>
      <Button
        variant="quiet"
        size="icon"
        className={styles.toggle}
        aria-label={isRunning ? t.pause : t.start}
        onClick={() => {
          sound.unlock()
          if (isRunning) siteTimer().pause()
          else siteTimer().start()
        }}
      >
        <Icon of={isRunning ? Pause : Play} size={18} />
      </Button>
    </div>
  )
}
