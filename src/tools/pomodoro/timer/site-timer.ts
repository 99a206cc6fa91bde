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
import { openAlarm } from './alarm.ts'
import { createTimerControl, type TimerControl } from './control.ts'

/** Of the specification. */
export const beep = { frequency: 800, seconds: 0.3 } as const

/** The loudest a tone may be: full scale hurts in headphones. */
export const gainOf = (volume: number): number => (volume / 100) * 0.6

let texts: Messages['ended'] | undefined

/** What the notification of an end says from now on: it speaks the language of the page last shown. */
export function setEndTexts(ended: Messages['ended']): void {
  texts = ended
}

/** Once for every session, in one tab. */
function notifyEnd(ended: Ended): void {
  const { sound: audible, volume } = pomodoroSettings.read()
  // Long after the end, a beep would only startle.
  if (audible && !isLate(ended)) void sound.beep({ ...beep, volume: gainOf(volume) })
  if (texts) void notifications.show({ title: texts[ended.mode], tag: ended.id, icon: '/icons/icon-192.png' })
}

let control: TimerControl | undefined

/**
 * This tab's control of the timer. It lives on when another page of the site is opened in the tab, so that the end
 * of a session is announced there too.
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
