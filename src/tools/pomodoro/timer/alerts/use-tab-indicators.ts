import { useEffect } from 'react'
import { wakeLock } from '../../../../platform/device/wake-lock.ts'
import { tabIndicators } from '../../../../platform/page/tab-indicators.ts'
import { clockFace, remainingOf, type Timer } from '../../core/timer.ts'
import type { Messages } from '../../messages.en.ts'
import { useBadge } from './use-badge.ts'

/** Number of steps of the ring in the tab icon. */
const steps = 60

function ringIcon(step: number, paused: boolean): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = 32
  canvas.height = 32
  const context = canvas.getContext('2d')
  if (!context) return undefined
  const top = -Math.PI / 2
  context.lineWidth = 6
  // Mid-tones are visible on both light and dark tab bars.
  context.strokeStyle = '#8b8f8c'
  context.beginPath()
  context.arc(16, 16, 12, 0, 2 * Math.PI)
  context.stroke()
  context.strokeStyle = paused ? '#c8a24a' : '#e2703a'
  context.beginPath()
  context.arc(16, 16, 12, top, top + (2 * Math.PI * step) / steps)
  context.stroke()
  return canvas.toDataURL('image/png')
}

/** Shows the timer in the browser's tab: time in the title, ring as icon, minutes as badge. */
export function useTabIndicators(t: Messages, timer: Timer, now: number, keepScreenOn: boolean): void {
  const { status, mode, durationMs } = timer
  const remaining = remainingOf(timer, now)
  const face = clockFace(remaining)
  const step = Math.ceil((remaining / durationMs) * steps)

  useEffect(() => {
    if (status === 'idle') tabIndicators.title(undefined)
    else tabIndicators.title((status === 'paused' ? t.pausedTitle : t.tabTitle)(face, t.modes[mode]))
  }, [t, status, mode, face])
  useEffect(() => {
    tabIndicators.icon(status === 'idle' ? undefined : ringIcon(step, status === 'paused'))
  }, [status, step])
  useBadge(timer, now)
  useEffect(() => {
    if (status === 'running' && keepScreenOn) return wakeLock.hold()
    return undefined
  }, [status, keepScreenOn])
  useEffect(
    () => () => {
      tabIndicators.title(undefined)
      tabIndicators.icon(undefined)
    },
    [],
  )
}
