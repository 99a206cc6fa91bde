import type { Translated } from '../../lib/text/i18n.ts'
import type { ToolCard } from '../../registry/manifest.ts'
import type { Mode } from './core/modes.ts'

export const card: ToolCard = {
  title: 'Pomodoro timer',
  description: 'Focus for 25 minutes, rest for 5, and track your day.',
  keywords: 'focus productivity countdown break session tomato stopwatch study concentration alarm',
  limits: 'A timer can run for 1 to 120 minutes.',
  example: '25 min',
}

const modes: Readonly<Record<Mode, string>> = {
  work: 'Work',
  break: 'Break',
  'long-break': 'Long break',
  custom: 'Custom',
}

const duration = (minutes: number) => {
  const hours = Math.floor(minutes / 60)
  const rest = `${minutes % 60} min`
  if (hours === 0) return rest
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${rest}`
}

export const messages = {
  title: 'Pomodoro timer',
  intro: 'Work in 25-minute sessions with short breaks.',

  timer: 'Timer',
  mode: 'Mode',
  modes,
  start: 'Start',
  pause: 'Pause',
  reset: 'Reset',
  left: (face: string, mode: string) => `${mode}: ${face} left`,
  running: 'Running',
  paused: 'Paused',
  stopped: 'Stopped',
  customMinutes: 'Minutes (1–120)',
  customCounts: 'Count as focus time',
  startsAtOnce: 'The timer starts as soon as you open it and keeps running while you use other tools.',
  quickStart: 'Quick start',
  quick: (minutes: number, mode: string) => `${minutes} min ${mode.toLowerCase()}`,
  space: 'Press Space to start or pause.',
  /** A session by its mode and length, as it is named in the next sentences. */
  session: (mode: string, minutes: number) => `${mode} ${minutes} min`,
  next: (session: string) => `Next: ${session}`,
  endsAt: (time: string) => `Ends at ${time}`,
  endsThen: (time: string, session: string) => `Ends at ${time}, then ${session}`,
  /** The name of the link in the top bar of other pages. */
  openTimer: (face: string, state: string) => `${face} ${state}, open the timer`,
  replaced: 'Timer replaced.',

  /** The first two are specified; shown in notifications and on the page. */
  ended: {
    work: 'Work session complete! Time for a break.',
    break: 'Break time over! Ready to focus?',
    'long-break': 'Break time over! Ready to focus?',
    custom: 'Custom timer finished.',
  },
  endedAt: (time: string, minutes: number) =>
    minutes === 1
      ? `Ended at ${time}, 1 minute ago`
      : minutes < 120
        ? `Ended at ${time}, ${minutes} minutes ago`
        : `Ended at ${time}, ${Math.round(minutes / 60)} hours ago`,
  dontCount: 'Don’t count',
  notCounted: 'Not counted',
  takeLongBreak: 'Take the 15-minute break instead',
  fourth: 'That was the fourth session.',
  minutesLeft: (minutes: number) => (minutes === 1 ? '1 minute left' : `${minutes} minutes left`),
  tabTitle: (face: string, mode: string) => `${face} – ${mode}`,
  pausedTitle: (face: string, mode: string) => `Paused ${face} – ${mode}`,

  today: 'Today',
  sessionsToday: (count: number) => (count === 1 ? '1 session today' : `${count} sessions today`),
  sessions: 'Completed sessions',
  focus: 'Focus time',
  duration,

  settings: 'Settings',
  sound: 'Sound',
  soundOn: (volume: string) => `On, ${volume}`,
  soundOff: 'Off',
  soundHint: 'Plays a beep at the end of a session.',
  volume: (value: string) => `Volume: ${value}`,
  percent: (value: number) => `${value}%`,
  testSound: 'Test sound',
  soundBlocked: 'No sound played. Check that this tab and your device aren’t muted.',
  flash: 'Visual flash',
  flashHint: 'The timer lights up at the end, in case you can’t hear it.',
  starts: {
    none: 'Nothing starts automatically',
    breaks: 'Breaks start automatically',
    work: 'Work starts automatically',
    both: 'Sessions start automatically',
  },
  autoStartBreaks: 'Start breaks automatically',
  autoStartBreaksHint: 'The break begins as soon as work ends.',
  autoStartWork: 'Start work automatically',
  autoStartWorkHint: 'Work begins as soon as a break ends.',
  keepScreenOn: 'Keep the screen on',
  keepScreenOnHint: 'While the timer is running and this page is visible.',
  miniWindow: 'Mini window',
  miniFailed: 'Your browser didn’t open the mini window.',
  notificationsDenied:
    'Notifications are blocked, so you’ll get a sound and a message on this page only. You can allow them in your browser’s site settings.',
  notificationsMissing:
    'Your browser doesn’t show notifications from web pages, so you’ll get a sound and a message on this page only.',

  history: 'History',
  historyEmpty: 'No sessions yet',
  historyState: (sessions: number) =>
    sessions === 1 ? '1 session in 7 days' : `${sessions} sessions in 7 days`,
  period: 'Period',
  periods: { week: 'Week', year: 'Year' },
  weekSum: (sessions: number, time: string) =>
    sessions === 1
      ? `1 session, ${time} in the last 7 days`
      : `${sessions} sessions, ${time} in the last 7 days`,
  yearSum: (sessions: number, time: string) =>
    sessions === 1
      ? `1 session, ${time} in the last 12 months`
      : `${sessions} sessions, ${time} in the last 12 months`,
  yearChart: 'Daily focus time over the last 12 months, one column per week',
  day: 'Day',
  month: 'Month',
  dayMinutes: (day: string, time: string) => `${day}: ${time}`,
  exportCsv: 'Export CSV',
  clear: 'Clear history',
  cleared: 'History cleared',
  fileName: 'pomodoro-history.csv',
  noHistory: 'Completed sessions appear here. They stay on this device.',

  how: 'How it works',
  steps: [
    'Choose one task and press Start. The first time, your browser asks if it can notify you.',
    'Work until the timer rings after 25 minutes.',
    'Take the 5-minute break. After every fourth session, you can take 15 minutes instead.',
    'Keep this page open: browsers can’t sound an alarm for a closed page.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
