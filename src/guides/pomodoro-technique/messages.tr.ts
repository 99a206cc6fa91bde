import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Pomodoro Tekniği',
  description:
    '25 dakika tek bir işe odaklanın, beş dakika dinlenin; işlerin gerçekte ne kadar sürdüğünü öğrenin.',
  keywords: 'odaklanma süre zamanlayıcı mola üretkenlik ders çalışma domates rehber',
}

const hours = (minutes: number) =>
  minutes < 60 ? `${minutes} dk` : `${Math.floor(minutes / 60)} sa ${minutes % 60} dk`

export const messages: Messages = {
  cycle: {
    label: (count) => `${count} pomodoro`,
    picture: 'Art arda çalışma ve molalar',
    work: 'Çalışma',
    shortBreak: 'Kısa mola',
    longBreak: 'Uzun mola',
    sum: (focus, rest) => `${hours(focus)} çalışma, ${hours(rest)} mola: toplam ${hours(focus + rest)}.`,
    caption: 'Molalar pomodoroların arasındadır; sonuncunun ardından mola gelmez.',
  },
}
