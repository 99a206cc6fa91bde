import type { Translated } from '../../lib/text/i18n.ts'
import type { Card } from '../../registry/manifest.ts'

export const card: Card = {
  title: 'Password Security',
  description:
    'Use a long, random and different password for every account, and let a password manager remember them.',
  keywords: 'safe strong passphrase passkey two-step hacker breach manager guide',
}

export const messages = {
  levels: {
    caption: 'The five levels for random passwords, at a trillion guesses a second',
    head: ['Level', 'Length', 'Bits', 'Average time to crack'] as readonly string[],
    rows: [
      ['Very Weak', '1-4 characters, only numbers or letters', 'up to 23', 'Less than a second'],
      ['Weak', '5-7 characters, simple', '24 to 46', 'Up to half a minute'],
      ['Medium', '8-10 characters, mixed', '52 to 66', '50 minutes to 10 months'],
      ['Strong', '11-14 characters, complex', '72 to 92', '80 years to 67 million years'],
      ['Very Strong', '15+ characters', '98 and more', '6 billion years and more'],
    ] as readonly (readonly string[])[],
  },
  examples: {
    bad: 'Bad examples',
    badReasons: [
      ['123456', 'neighbouring keys'],
      ['Summer2026!', 'a word, a year and a symbol at the end'],
      ['P@ssw0rd', 'a word with letters replaced'],
    ] as readonly (readonly [password: string, reason: string])[],
    good: 'Good examples',
    show: 'Show good examples',
    fresh: 'Made on this device a moment ago. Don’t use these: make your own.',
    hidden: 'Hidden, as a good password should be.',
    kinds: ['16 random characters', '20 random characters', '24 random letters'] as readonly string[],
  },
  checklist: {
    title: 'Password checklist',
    progress: (done: number, all: number) => `${done} of ${all} done`,
    savedOnDevice: 'Your ticks stay on this device.',
    items: [
      'Every account has its own password.',
      'Each has at least 12 characters, or 15 where the password is the only protection.',
      'Each is random, or made of six or more random words.',
      'A password manager stores them.',
      'My email and my bank ask for a passkey or a second step.',
      'I changed every password that appeared in a known breach.',
      'My recovery codes are in a safe place, away from my device.',
      'I never send passwords by chat or email.',
    ] as readonly string[],
  },
}

export type Messages = Translated<typeof messages>
