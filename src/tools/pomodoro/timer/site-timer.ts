import { randomId } from '../../../lib/random.ts'
import { notifications } from '../../../platform/device/notifications.ts'
import { cryptoRandom } from '../../../platform/device/random.ts'
import { sound } from '../../../platform/device/sound.ts'
import { pageVisibility } from '../../../platform/page/page-visibility.ts'
import { locks } from '../../../platform/storage/locks.ts'
import { localDate, systemClock } from '../../../platform/time/clock.ts'
import { type Ended, isLate } from '../core/finish.ts'
import type { Messages } from '../messages.en.ts'
import { days, pomodoroSettings, timerRecord } from '../stored.ts'
import { openAlarm } from './alerts/alarm.ts'
import { createTimerControl, type TimerControl } from './control.ts'

/** As specified. */
export const beep = { frequency: 800, seconds: 0.3 } as const

/** Limited to 0.6, as full scale hurts in headphones. */
export const gainOf = (volume: number): number => (volume / 100) * 0.6

let texts: Messages['ended'] | undefined

/** Sets the notification texts: they are in the language of the page last shown. */
export function setEndTexts(ended: Messages['ended']): void {
  texts = ended
}

/** Runs once per session, in one tab. */
function notifyEnd(ended: Ended): void {
  const { sound: audible, volume } = pomodoroSettings.read()
  // Long after the end, a beep would only startle the visitor.
  if (audible && !isLate(ended)) void sound.beep({ ...beep, volume: gainOf(volume) })
  if (texts) void notifications.show({ title: texts[ended.mode], tag: ended.id, icon: '/icons/icon-192.png' })
}

let control: TimerControl | undefined

/**
 * This tab's timer control. It survives navigation to other pages of the site, so that the end of a session is
 * announced there too.
 */
export function siteTimer(): TimerControl {
  control ??= createTimerControl({
    record: timerRecord,
    options: pomodoroSettings.read,
    days,
    clock: systemClock,
    monotonic: () => performance.now(),
    dayOf: localDate,
    life: pageVisibility,
    locks,
    openAlarm: (ring) => openAlarm(ring),
    isUsed: () => navigator.userActivation?.hasBeenActive ?? true,
    newId: () => randomId(cryptoRandom),
    onEnd: notifyEnd,
  })
  return control
}
