import type { Translated } from '../../lib/text/i18n.ts'
import { createCounted } from '../../lib/text/plural.ts'
import type { ToolCard } from '../../registry/manifest.ts'
import type { CrackTime, TimeUnit } from './core/crack-time.ts'

export const card: ToolCard = {
  title: 'Password generator',
  description: 'Strong passwords, passphrases and PINs, made on your device.',
  keywords: 'random secure strength entropy passphrase diceware pin login secret',
  limits: 'A password can have 8 to 128 characters.',
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const large = new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'long' })
const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const units: Readonly<Record<TimeUnit, string>> = {
  second: 'second',
  minute: 'minute',
  hour: 'hour',
  day: 'day',
  month: 'month',
  year: 'year',
}

/** The average time to crack, phrased to follow "found in". */
function duration(time: CrackTime): string {
  switch (time.kind) {
    case 'under-a-second':
      return 'less than a second'
    case 'approximate': {
      const amount = time.amount >= 1e6 ? large.format(time.amount) : number.format(time.amount)
      return `about ${amount} ${units[time.unit]}${time.amount === 1 ? '' : 's'}`
    }
    case 'universe-ages':
      return time.times > 1e15
        ? 'more than a quadrillion times the age of the universe'
        : `about ${large.format(time.times)} times the age of the universe`
  }
}

/** The average time to crack, as short as it can be said. */
function shortTime(time: CrackTime): string {
  switch (time.kind) {
    case 'under-a-second':
      return '< 1 second'
    case 'approximate':
      return duration(time).replace('about ', '')
    case 'universe-ages':
      return time.times >= 1000
        ? '1,000+ universe ages'
        : `${number.format(time.times)} universe age${time.times === 1 ? '' : 's'}`
  }
}

const counted = createCounted('en')
const passwords = (count: number) => counted(count, { one: 'password', other: 'passwords' })
const characters = (count: number) => counted(count, { one: 'character', other: 'characters' })
const wholeBits = (count: number) => counted(count, { one: 'bit', other: 'bits' })

export const messages = {
  title: 'Password Generator',
  intro: 'Make passwords that nobody can guess, drawn on your device and never sent anywhere.',

  settings: 'Settings',
  kind: 'Kind',
  kinds: { characters: 'Password', words: 'Passphrase', digits: 'PIN' },
  sizeBy: 'Set by',
  sizeUnits: { length: 'Length', bits: 'Strength' },
  length: (length: number) => `Length: ${length}`,
  characters,
  bits: (bits: number) => `Strength: at least ${wholeBits(bits)}`,
  bitsText: wholeBits,
  words: (words: number) => `Words: ${words}`,
  wordsText: (words: number) => counted(words, { one: 'word', other: 'words' }),
  digits: (digits: number) => `Digits: ${digits}`,
  digitsText: (digits: number) => counted(digits, { one: 'digit', other: 'digits' }),
  types: 'Character types',
  type: {
    uppercase: 'Uppercase letters',
    lowercase: 'Lowercase letters',
    digits: 'Numbers',
    symbols: 'Symbols',
  },
  ranges: { uppercase: 'A–Z', lowercase: 'a–z', digits: '0–9' },
  noType: 'Tick at least one character type.',
  emptyType: 'The own symbols hold no symbol. Type some, or empty the field to use the usual ones.',
  more: 'More options',
  noLookAlikes: 'No look-alikes',
  ownSymbols: 'Own symbols',
  ownSymbolsHint: 'Only these, for sites that refuse others. Empty: the usual ones.',
  separator: 'Between the words',
  separators: { '-': 'Hyphen -', ' ': 'Space', '.': 'Full stop .', _: 'Underscore _', '': 'Nothing' },
  capitals: 'Capital letters',
  capitalsHint: 'Every word begins with one. It satisfies rules and adds no strength.',
  digit: 'A digit',
  digitHint: 'Behind one of the words.',
  listSource: 'Words from the EFF large wordlist (Electronic Frontier Foundation, 2016), CC BY 3.0 US.',
  copyListAddress: 'Copy address',
  count: 'Number of passwords',
  generate: 'Generate',
  entropy: (bits: number) => `${oneDecimal.format(bits)} bits`,
  crackTimeShort: (crackTime: CrackTime) => `found in ${duration(crackTime)}`,
  crackTime: (time: CrackTime) =>
    `Found in ${duration(time)} on average by someone who stole a list of fast-hashed passwords and tries a trillion guesses a second.`,
  listFailed: 'The word list could not be loaded. Connect to the internet once and try again.',

  generated: 'Generated Passwords',
  emptyHint: 'Your password is made on this device, when the page has started.',
  attack:
    'on average, for an attacker who stole a list of passwords stored with a fast hash and tries a trillion guesses a second.',
  timeInShort: (time: CrackTime): string => shortTime(time),
  spaceKey: 'Space',
  noneOn: 'None',
  recentState: (count: number): string => (count === 0 ? 'None' : `${count}, hidden`),
  thisOne: 'This one',
  yours: 'Yours',
  timeScale: 'Scale of the time to guess a password',
  times: {
    second: '1 second',
    hour: '1 hour',
    year: '1 year',
    millionYears: '1 million years',
    universe: 'the universe',
  },
  generatedCount: (count: number) => `${passwords(count)} generated`,
  copy: 'Copy',
  copyNumber: (position: number) => `Copy password ${position}`,
  copyAll: 'Copy all',
  strength: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },

  recent: 'Recent Passwords',
  noRecent: 'Nothing here yet. The last 10 passwords will be listed, hidden until you reveal them.',
  recentOff: 'Passwords are not kept.',
  historyLocation: 'Keep them',
  historyLocations: { device: 'On this device', tab: 'Until this tab closes', off: 'Off' },
  deviceWarning:
    'Anyone who can use this browser can reveal them. On a shared computer choose another setting.',
  expiry: 'Forget them',
  expiries: {
    never: 'Only when I clear them',
    week: 'After 7 days',
    day: 'After 24 hours',
    hour: 'After 1 hour',
  },
  clear: 'Clear',
  cleared: 'Recent passwords cleared.',
  removedRecent: 'Password removed from the list.',
  reveal: (position: number) => `Reveal recent password ${position}`,
  hide: (position: number) => `Hide recent password ${position}`,
  copyRecent: (position: number) => `Copy recent password ${position}`,
  removeRecent: (position: number) => `Remove recent password ${position}`,
  hidden: 'hidden',

  checkTitle: 'How strong is mine?',
  checkIntro: 'Type a password to have it judged on this device. It is neither kept nor sent.',
  passwordField: 'Your password',
  show: 'Show',
  estimating: 'Judging…',
  estimateFailed: 'The password could not be judged. Connect to the internet once and try again.',
  grade: {
    'very-weak': 'Very easy to guess',
    weak: 'Easy to guess',
    fair: 'Fairly hard to guess',
    strong: 'Hard to guess',
    'very-strong': 'Very hard to guess',
  },
  estimatedBits: (bits: number) => `about ${oneDecimal.format(bits)} bits`,
  estimateNote:
    'An estimate from common passwords, words, names, dates and keyboard patterns, mostly English and Turkish ones. Someone who knows you needs fewer guesses.',
  truncated: (count: number) => `Only the first ${characters(count)} were judged.`,
  advice: {
    'few-words': 'Use a few words, avoid common phrases.',
    'no-symbols-needed': 'Symbols, digits and capitals are not needed.',
    'add-words': 'Add another word or two. Uncommon words are better.',
    'key-rows': 'Straight rows of keys are easy to guess.',
    'key-patterns': 'Short keyboard patterns are easy to guess.',
    'longer-pattern': 'Use a longer keyboard pattern with more turns.',
    'repeated-characters': 'Repeats like “aaa” are easy to guess.',
    'repeated-groups': 'Repeats like “abcabcabc” are hardly harder to guess than “abc”.',
    'avoid-repeats': 'Avoid repeated words and characters.',
    sequences: 'Sequences like abc or 6543 are easy to guess.',
    'avoid-sequences': 'Avoid sequences.',
    'recent-years': 'Recent years are easy to guess.',
    'avoid-recent-years': 'Avoid recent years.',
    'avoid-own-years': 'Avoid years that have to do with you.',
    dates: 'Dates are often easy to guess.',
    'avoid-own-dates': 'Avoid dates and years that have to do with you.',
    'top-10': 'This is one of the 10 most used passwords.',
    'top-100': 'This is one of the 100 most used passwords.',
    'very-common': 'This is a very common password.',
    'similar-to-common': 'This is similar to a common password.',
    'single-word': 'A word by itself is easy to guess.',
    'single-name': 'A name by itself is easy to guess.',
    'common-names': 'Common names are easy to guess.',
    capitals: 'A capital at the beginning hardly helps.',
    'all-capitals': 'All capitals is almost as easy to guess as none.',
    reversed: 'A reversed word is hardly harder to guess.',
    substitutions: 'Substitutions like “@” for “a” hardly help.',
  },

  methodTitle: 'How the passwords are made',
  method: [
    'Every character is drawn with your browser’s cryptographic random generator, without favouring any.',
    'Every ticked type is present: a password that lacks one is drawn again as a whole, so all allowed passwords stay equally likely.',
    'The bits count exactly how many passwords the settings allow: one bit more is twice as many.',
    'Every time is for one attacker, who stole a list of passwords stored with a fast hash (MD5) and tries a trillion guesses a second on six graphics cards. Sites that hash slowly or limit sign-ins hold out longer.',
    'Weak, Medium and Strong follow length and character types only: under 8 characters is weak; 12 or more with 3 types is strong; 8 or more with 2 types is medium. The bits and the time tell more. A typed password gets none of these labels: its estimated guesses decide.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
