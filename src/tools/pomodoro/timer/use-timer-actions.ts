import { useState } from 'react'
import { notifications } from '../../../platform/device/notifications.ts'
import { sound } from '../../../platform/device/sound.ts'
import type { TimerRecord } from '../core/finish.ts'
import type { Mode } from '../core/modes.ts'
import { timerRecord } from '../stored.ts'
import { siteTimer } from './site-timer.ts'

/** The record that Undo restores; it expires when this or another tab replaces the timer again. */
type Replaced = { readonly before: TimerRecord; readonly by: string }

export type TimerActions = {
  /** Starts or pauses. */
  readonly toggle: () => void
  readonly reset: () => void
  /** Switches to a mode without starting it. */
  readonly choose: (mode: Mode) => void
  /** Switches to a mode and starts it. */
  readonly quickStart: (mode: Mode) => void
  /** Restores the timer that was replaced; undefined if there is none. */
  readonly undo: (() => void) | undefined
}

/** Must run within the click: later the browser neither asks for permission nor plays sound. */
const getReady = () => {
  sound.unlock()
  void notifications.request()
}

/** What the visitor can do with the timer from anywhere on the page. */
export function useTimerActions(record: TimerRecord): TimerActions {
  const [replaced, setReplaced] = useState<Replaced>()
  const { timer } = record
  /** Runs an action that replaces the timer and stores the old record for Undo. */
  const replace = (act: () => void) => {
    act()
    const before = timer.status === 'idle' ? undefined : record
    setReplaced(before && { before, by: timerRecord.read().timer.id })
  }
  return {
    toggle() {
      if (timer.status === 'running') {
        siteTimer().pause()
        return
      }
      getReady()
      setReplaced(undefined)
      siteTimer().start()
    },
    reset: () => replace(() => siteTimer().reset()),
    choose: (mode) => replace(() => siteTimer().choose(mode)),
    quickStart: (mode) =>
      replace(() => {
        getReady()
        siteTimer().quickStart(mode)
      }),
    undo:
      replaced?.by === timer.id
        ? () => {
            siteTimer().restore(replaced.before)
            setReplaced(undefined)
          }
        : undefined,
  }
}
