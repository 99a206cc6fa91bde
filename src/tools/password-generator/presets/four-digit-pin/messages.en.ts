import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Four-digit PIN',
  description:
    'Get a random four-digit PIN, generated on your device so that all 10,000 are equally likely. And see what such a PIN is good for.',
  keywords: 'pin code 4 digit four digits random number generator card phone lock door alarm',
}

export const messages: PresetMessages = {
  title: 'Four-digit PIN',
  intro: 'Your PIN is ready when the page opens. Press Generate for another one.',
  sections: [
    {
      title: 'How safe are four digits?',
      text: 'There are 10,000 of them, from 0000 to 9999. Someone with three tries has a 3 in 10,000 chance of guessing yours. So a PIN works where tries are limited, as with a bank card, a SIM or a phone. As an account password, it would be cracked immediately.',
    },
    {
      title: 'Why not choose one yourself?',
      text: 'People choose dates. A day and month leave 366 possibilities, a year of birth barely a hundred, and both can be found out. Here every number is equally likely, including those with leading zeros or four identical digits.',
    },
    {
      title: 'Should it be longer?',
      text: 'If your device allows six digits, use them: that’s a million possibilities instead of ten thousand. Set “Digits” to 6. The maximum is 12.',
    },
    {
      title: 'Where it’s saved',
      text: 'PINs you generate or copy here are listed, hidden, under “Recent passwords” on this device. To stop that, set “Save them” to “Off”.',
    },
  ],
}
