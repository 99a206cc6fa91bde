import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'The Pomodoro Technique',
  description: 'Work on one thing for 25 minutes, rest for five, and learn how long your tasks really take.',
  keywords: 'focus time timer break productivity study concentration tomato guide',
}

const hours = (minutes: number) =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`

export const messages = {
  cycle: {
    label: (count: number) => (count === 1 ? '1 pomodoro' : `${count} pomodoros`),
    picture: 'Work and breaks, one after the other',
    work: 'Work',
    shortBreak: 'Short break',
    longBreak: 'Longer break',
    sum: (focus: number, rest: number) =>
      `${hours(focus)} of work and ${hours(rest)} of breaks: ${hours(focus + rest)} in total.`,
    caption: 'Breaks come between pomodoros, so none follows the last one.',
  },
}

export type Messages = Translated<typeof messages>
