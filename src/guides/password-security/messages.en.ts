import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'Password Security',
  description:
    'Use a long, random and different password for every account, and let a manager remember them.',
  keywords: 'safe strong passphrase passkey two-step hacker breach manager guide',
}

export const messages = {
  levels: {
    caption: 'The five levels, and what they are worth when every character is random',
    head: ['Level', 'Length', 'In bits', 'What it means'] as readonly string[],
    rows: [
      ['Very Weak', '1-4 characters, only numbers or letters', 'up to 23', 'Guessed at once'],
      ['Weak', '5-7 characters, simple', '24 to 46', 'Gone in minutes or days'],
      ['Medium', '8-10 characters, mixed', '52 to 66', 'Enough only where guesses are limited'],
      ['Strong', '11-14 characters, complex', '72 to 92', 'Good for most accounts'],
      ['Very Strong', '15+ characters', '98 and more', 'Good even as the only lock'],
    ] as readonly (readonly string[])[],
  },
  examples: {
    bad: 'Bad examples',
    badReasons: [
      ['123456', 'a row of keys'],
      ['Summer2026!', 'a word, a year and a sign at the end'],
      ['P@ssw0rd', 'a word in disguise'],
    ] as readonly (readonly [password: string, reason: string])[],
    good: 'Good examples',
    show: 'Show good examples',
    fresh: 'Made on this device a moment ago. Do not use these: make your own.',
    hidden: 'Hidden, as a good password should be.',
    kinds: ['16 random characters', '20 random characters', '24 random letters'] as readonly string[],
  },
  checklist: {
    title: 'Password checklist',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    savedOnDevice: 'Your ticks stay on this device.',
    items: [
      'Every account has a password of its own.',
      'Each has at least 12 characters, and 15 where the password is the only lock.',
      'Each is random, or made of four or more random words.',
      'A password manager keeps them.',
      'My mail and my bank ask for a second step or a passkey.',
      'I changed every password that appeared in a known breach.',
      'My recovery codes lie in a safe place.',
      'I send no password by chat or mail.',
    ] as readonly string[],
  },
}

export type Messages = Translated<typeof messages>
