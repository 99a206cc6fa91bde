import type { ToolStatus } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

/** The running timer, in the top bar of every other page. */
export const status: ToolStatus<Messages> = {
  tool: 'pomodoro',
  record: 'toolnook:pomodoro:timer',
  isActive: (text) => text.includes('"status":"running"'),
  load: async () => (await import('./timer/pill/TimerPill.tsx')).TimerPill,
  messages: { en: () => import('./messages.en.ts'), tr: () => import('./messages.tr.ts') },
}
