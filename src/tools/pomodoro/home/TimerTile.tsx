import { useEffect, useState } from 'react'
import { systemClock } from '../../../platform/time/clock.ts'
import { TileFigure } from '../../../ui/layout/tile-figure/TileFigure.tsx'
import { clockFace } from '../core/timer.ts'
import { status } from '../status.ts'
import { readRemaining, wholeSession } from './read-remaining.ts'
import styles from './TimerTile.module.css'

const minutes = wholeSession / 60_000
const ticks = Array.from({ length: minutes + 1 }, (_, minute) => minute)
const percent = (share: number) => `${Math.min(share, 1) * 100}%`

function readRecord(): string | null {
  try {
    return localStorage.getItem(status.record)
  } catch {
    return null
  }
}

/** The timer that is running or paused on any page, else a session that has not begun. */
export function TimerTile() {
  const [remaining, setRemaining] = useState(wholeSession)
  useEffect(() => {
    let stop = () => {}
    const look = () => {
      const found = readRemaining(readRecord(), systemClock.now())
      setRemaining(found.remaining)
      return found.isUnderWay
    }
    if (look())
      stop = systemClock.every(1000, () => {
        if (!look()) stop()
      })
    return () => stop()
  }, [])
  return (
    <TileFigure figure={clockFace(remaining)}>
      <svg className={styles.ruler} aria-hidden="true">
        <rect className={styles.left} width={percent(remaining / wholeSession)} y="4" height="4" />
        <line className={styles.line} x2="100%" y1="8.5" y2="8.5" />
        {ticks.map((minute) => (
          <line
            key={minute}
            className={styles.line}
            x1={percent(minute / minutes)}
            x2={percent(minute / minutes)}
            y1="8"
            y2={minute % 5 === 0 ? 18 : 13}
          />
        ))}
      </svg>
    </TileFigure>
  )
}
