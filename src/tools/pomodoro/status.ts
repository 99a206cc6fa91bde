import { byLanguage } from '../../lib/text/by-language.ts'
import type { ToolStatus } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

/** The running timer, in the top bar of every other page. */
export const status: ToolStatus<Messages> = {
  tool: 'pomodoro',
  record: 'toolnook:pomodoro:timer',
  isActive: (text) => text.includes('"status":"running"'),
  load: async () => (await import('./timer/pill/TimerPill.tsx')).TimerPill,
  messages: byLanguage(import.meta.glob<typeof import('./messages.en.ts')>('./messages.*.ts')),
}
