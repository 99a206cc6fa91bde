import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Four-digit PIN',
  description:
    'A random four-digit PIN, drawn on your device so that all 10,000 are equally likely. And what such a PIN is good for.',
  keywords: 'pin code 4 digit four digits random number generator card phone lock door alarm',
}

export const messages: PresetMessages = {
  title: 'Four-Digit PIN',
  intro: 'A PIN is there when the page opens. Press Generate for another one.',
  sections: [
    {
      title: 'How safe are four digits?',
      text: 'There are 10,000 of them, from 0000 to 9999. Someone with three tries has a chance of 3 in 10,000 of guessing yours. So a PIN protects where tries are limited, as with a bank card, a SIM or a phone. As the password of an account it would fall at once.',
    },
    {
      title: 'Why not choose one yourself?',
      text: 'People choose dates. A day and a month leave 366 possibilities, a year of birth barely a hundred, and both can be found out. Here every number has the same chance, including those with leading zeros or four equal digits.',
    },
    {
      title: 'Should it be longer?',
      text: 'Where the device allows six digits, take them: a million possibilities instead of ten thousand. Set “Digits” to 6; the most is 12.',
    },
    {
      title: 'Where it is kept',
      text: 'What you generate or copy here is listed under Recent Passwords, hidden, on this device. Set “Keep them” to “Off” if it should not be.',
    },
  ],
}
