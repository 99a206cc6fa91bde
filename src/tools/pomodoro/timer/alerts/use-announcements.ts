import { useEffect, useRef } from 'react'
import { useAnnounce } from '../../../../ui/feedback/announcer/announcer.tsx'
import type { Ended } from '../../core/finish.ts'
import { remainingOf, type Timer } from '../../core/timer.ts'
import type { Messages } from '../../messages.en.ts'

/** Minutes before the end at which the remaining time is announced to screen readers. */
const milestones = [5, 1]

/** Announces milestones and the end to screen readers, but not every second. */
export function useAnnouncements(t: Messages, timer: Timer, last: Ended | null, now: number): void {
  const announce = useAnnounce()
  const before = useRef({ id: timer.id, remaining: Number.NaN })
  const announced = useRef(last?.id)
  const remaining = remainingOf(timer, now)

  useEffect(() => {
    const { id, remaining: earlier } = before.current
    before.current = { id: timer.id, remaining }
    if (timer.status !== 'running' || id !== timer.id) return
    const passed = milestones.find((minutes) => earlier > minutes * 60_000 && remaining <= minutes * 60_000)
    if (passed !== undefined) announce(t.minutesLeft(passed))
  }, [announce, t, timer, remaining])
  useEffect(() => {
    if (last && announced.current !== last.id) announce(t.ended[last.mode])
    announced.current = last?.id
  }, [announce, t, last])
}
