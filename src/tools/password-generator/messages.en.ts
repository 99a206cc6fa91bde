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

/** The average time to crack, phrased to follow "cracked in". */
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
  title: 'Password generator',
  intro: 'Create strong passwords on your device. They’re never sent anywhere.',

  settings: 'Settings',
  kind: 'Type',
  kinds: { characters: 'Password', words: 'Passphrase', digits: 'PIN' },
  sizeBy: 'Choose by',
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
  emptyType: 'Your custom symbols contain no symbols. Add some, or clear the field to use the default set.',
  more: 'More options',
  noLookAlikes: 'Avoid look-alike characters',
  ownSymbols: 'Custom symbols',
  ownSymbolsHint: 'For sites that accept only certain symbols. Leave empty for the default set.',
  separator: 'Word separator',
  separators: { '-': 'Hyphen -', ' ': 'Space', '.': 'Full stop .', _: 'Underscore _', '': 'Nothing' },
  capitals: 'Capital letters',
  capitalsHint: 'Starts each word with a capital. Meets site rules but adds no strength.',
  digit: 'Add a digit',
  digitHint: 'After one of the words.',
  listSource: 'Words from the EFF large wordlist (Electronic Frontier Foundation, 2016), CC BY 3.0 US.',
  copyListAddress: 'Copy address',
  count: 'Number of passwords',
  generate: 'Generate',
  entropy: (bits: number) => `${oneDecimal.format(bits)} bits`,
  crackTimeShort: (crackTime: CrackTime) => `cracked in ${duration(crackTime)}`,
  crackTime: (time: CrackTime) =>
    `Cracked in ${duration(time)} on average by someone who stole a list of fast-hashed passwords and makes a trillion guesses a second.`,
  listFailed: 'Couldn’t load the word list. Connect to the internet once and try again.',

  generated: 'Generated passwords',
  emptyHint: 'Your password appears here once the page has loaded. It’s made on this device.',
  attack:
    'on average, for an attacker who stole a list of passwords stored with a fast hash and makes a trillion guesses a second.',
  timeInShort: (time: CrackTime): string => shortTime(time),
  spaceKey: 'Space',
  noneOn: 'None',
  recentState: (count: number): string => (count === 0 ? 'None' : `${count}, hidden`),
  thisOne: 'This one',
  yours: 'Yours',
  timeScale: 'Crack time scale',
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

  recent: 'Recent passwords',
  noRecent: 'Your last 10 passwords appear here, hidden until you reveal them.',
  recentOff: 'Passwords aren’t saved.',
  historyLocation: 'Save them',
  historyLocations: { device: 'On this device', tab: 'Until this tab closes', off: 'Off' },
  deviceWarning: 'Anyone using this browser can see them. On a shared computer, choose another setting.',
  expiry: 'Delete automatically',
  expiries: {
    never: 'Never',
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

  checkTitle: 'Check a password',
  checkIntro: 'Type a password to check its strength on your device. It isn’t saved or sent.',
  passwordField: 'Your password',
  show: 'Show',
  estimating: 'Checking…',
  estimateFailed: 'Couldn’t check the password. Connect to the internet once and try again.',
  grade: {
    'very-weak': 'Very easy to guess',
    weak: 'Easy to guess',
    fair: 'Fairly hard to guess',
    strong: 'Hard to guess',
    'very-strong': 'Very hard to guess',
  },
  estimatedBits: (bits: number) => `about ${oneDecimal.format(bits)} bits`,
  estimateNote:
    'Estimated from common (mostly English and Turkish) passwords, words, names, dates and keyboard patterns. Someone who knows you needs fewer guesses.',
  truncated: (count: number) => `Only the first ${characters(count)} were checked.`,
  advice: {
    'few-words': 'Use a few words, and avoid common phrases.',
    'no-symbols-needed': 'You don’t need symbols, digits or capitals.',
    'add-words': 'Add another word or two. Uncommon words are better.',
    'key-rows': 'Straight rows of keys are easy to guess.',
    'key-patterns': 'Short keyboard patterns are easy to guess.',
    'longer-pattern': 'Use a longer keyboard pattern with more turns.',
    'repeated-characters': 'Repeats like “aaa” are easy to guess.',
    'repeated-groups': 'Repeats like “abcabcabc” are barely harder to guess than “abc”.',
    'avoid-repeats': 'Avoid repeated words and characters.',
    sequences: 'Sequences like “abc” or “6543” are easy to guess.',
    'avoid-sequences': 'Avoid sequences.',
    'recent-years': 'Recent years are easy to guess.',
    'avoid-recent-years': 'Avoid recent years.',
    'avoid-own-years': 'Avoid years linked to you.',
    dates: 'Dates are often easy to guess.',
    'avoid-own-dates': 'Avoid dates and years linked to you.',
    'top-10': 'This is one of the 10 most common passwords.',
    'top-100': 'This is one of the 100 most common passwords.',
    'very-common': 'This is a very common password.',
    'similar-to-common': 'This is similar to a common password.',
    'single-word': 'A word by itself is easy to guess.',
    'single-name': 'A name by itself is easy to guess.',
    'common-names': 'Common names are easy to guess.',
    capitals: 'A capital at the start barely helps.',
    'all-capitals': 'All capitals is almost as easy to guess as none.',
    reversed: 'A reversed word is barely harder to guess.',
    substitutions: 'Substitutions like “@” for “a” barely help.',
  },

  methodTitle: 'How the passwords are made',
  method: [
    'Each character is picked at random by your browser’s cryptographic generator. All are equally likely.',
    'Every ticked type is included: if a password lacks one, the whole password is generated again, so all allowed passwords stay equally likely.',
    'Bits measure how many passwords your settings allow. Each extra bit doubles the number.',
    'All times are for an attacker who stole a list of passwords stored with a fast hash (MD5) and makes a trillion guesses a second on six graphics cards. Sites that hash slowly or limit sign-ins hold out longer.',
    'Weak, Medium and Strong depend only on length and character types: under 8 characters is weak; 12 or more with 3 types is strong; 8 or more with 2 types is medium. The bits and the time tell you more. A password you type gets none of these labels: it’s rated by its estimated guesses.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
