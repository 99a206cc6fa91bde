import type { Translated } from '../../lib/text/i18n.ts'
import { createCounted } from '../../lib/text/plural.ts'
import type { ToolCard } from '../../registry/manifest.ts'
import { textFileReason } from '../../ui/files/text-file/messages.en.ts'
import type { OpeningFailure } from './text/start-opening.ts'

const counted = createCounted('en')
const countedByTenths = createCounted('en', 1)
const word = { one: 'word', other: 'words' }
const character = { one: 'character', other: 'characters' }
const part = { one: 'part', other: 'parts' }

export const card: ToolCard = {
  title: 'Word counter',
  description: 'Count words, characters and sentences, and check readability, in any language.',
  keywords:
    'text analyzer analyser character count letters paragraphs readability reading time keyword density sms',
  parts: { text: 'Count its words' },
  example: 'How long is this sentence?',
}

export const messages = {
  title: 'Word counter and text analyzer',
  intro: 'Type or paste text, or open a file. Counts update as you type.',

  text: 'Your text',
  placeholder: 'Type or paste your text here…',
  copy: 'Copy',
  clear: 'Clear',
  undo: 'Undo',
  cleared: 'Text cleared',
  open: 'Open a file',
  drop: 'Drop a text file to count it',
  opened: (name: string, encoding: string) => `${name} opened (${encoding}).`,
  lineEnds: {
    lf: '',
    crlf: 'Windows line endings (CR LF) count as one character each.',
    cr: 'Old Mac line endings (CR) were recognised.',
    mixed: 'Mixed line endings were made consistent.',
  },
  opening: 'Opening…',
  badFile: (name: string) => `Couldn’t read ${name} as text. Choose a .txt or .md file.`,
  notOpened: (name: string) => `Couldn’t open ${name}`,
  notOpenedReason: (why: Exclude<OpeningFailure['why'], 'not-text'>): string => textFileReason(why, ''),
  large: 'This text is too long to edit here. The start is shown; all of it is counted.',
  keeping: 'Storage',
  kept: 'saved on this device',
  notKept: 'lost when you leave',
  save: 'Save this text on this device',
  saveHint:
    'It will be here next time. If the browser crashes or the power fails, the last minute of typing may be lost. When off, the text is lost with this page.',
  tooLongToSave:
    'This text is too long to be saved on this device: it’s over 500,000 UTF-16 units (see Details). It lasts until you close this tab.',
  savedBefore: 'The text saved earlier stays until you shorten or clear this one.',
  changedElsewhere: 'This text was changed in another tab.',
  earlierText: 'Your earlier text is still here.',
  emptyVersion: 'This version is empty.',
  longVersion: 'Only the start is shown. Copy includes all of it.',
  hardCount: (count: number) => counted(count, { one: 'hard sentence', other: 'hard sentences' }),
  markHint: 'Over 25 words, underlined in the text.',
  markHintOff: 'Over 25 words. Press to underline them in the text.',
  tooLongToMark: 'This text is too long to underline sentences in. The longest are listed below.',
  failed: 'Counting stopped. Your text hasn’t changed.',
  tryAgain: 'Count again',

  statistics: 'Statistics',
  words: 'Words',
  characters: 'Characters',
  charactersNoSpaces: 'Characters (no spaces)',
  sentences: 'Sentences',
  paragraphs: 'Paragraphs',
  /** What is counted, behind its number. */
  figureOf: {
    words: (count: number) => (count === 1 ? 'Word' : 'Words'),
    characters: (count: number) => (count === 1 ? 'Character' : 'Characters'),
    charactersNoSpaces: (count: number) => (count === 1 ? 'Character (no spaces)' : 'Characters (no spaces)'),
    sentences: (count: number) => (count === 1 ? 'Sentence' : 'Sentences'),
    paragraphs: (count: number) => (count === 1 ? 'Paragraph' : 'Paragraphs'),
  },
  announce: (words: number, characters: number) =>
    `${counted(words, word)}, ${counted(characters, character)}`,

  wordsOf: (words: number) => (words === 1 ? 'word' : 'words'),
  characterUnit: (count: number) => counted(count, character),
  sentenceUnit: (count: number) => counted(count, { one: 'sentence', other: 'sentences' }),
  paragraphUnit: (count: number) => counted(count, { one: 'paragraph', other: 'paragraphs' }),
  toRead: (time: string) => `${time} to read`,
  unicodeDiffers: (words: number, more: number, why: string) =>
    `${counted(words, word)} by Unicode, ${Math.abs(more)} ${more > 0 ? 'more' : 'fewer'}: ${why}`,
  unicodeWhy: {
    joined: 'it counts the parts of words joined by a hyphen, dash or slash.',
    unspaced: 'it finds words in languages written without spaces.',
    signs: 'symbols on their own, such as – or &, aren’t words.',
  },

  top: 'Most used words',
  topEmpty: 'Your ten most used words of three letters or more appear here.',
  times: (count: string) => `${count}×`,
  counting: 'Counting…',

  goal: 'Goal',
  goalUnit: 'Unit',
  goalUnits: { words: 'Words', post: 'Post on X (280)' },
  least: 'Minimum words',
  most: 'Maximum words',
  goalHint: 'Leave a field empty for no limit.',
  goalLeft: (count: number) => `${counted(count, word)} to go`,
  goalMet: 'Goal met',
  goalOver: (count: number) => `${counted(count, word)} too many`,

  analysis: 'Detailed analysis',
  analysisIntro:
    'Counts by Unicode rules for the text’s language, which cover abbreviations and words without spaces. The statistics above split words at spaces and sentences at . ! ?',
  analysisEmpty: 'Type at least one word.',
  language: 'Text language',
  auto: 'Detect',
  detected: (language: string) => `Detect (${language})`,
  languages: {
    en: 'English',
    tr: 'Turkish',
    de: 'German',
    es: 'Spanish',
    fr: 'French',
    ja: 'Japanese',
    zh: 'Chinese',
    ko: 'Korean',
    th: 'Thai',
    ru: 'Russian',
    ar: 'Arabic',
    other: 'another language',
  },
  unicodeWords: 'Words (Unicode)',
  unicodeSentences: 'Sentences (Unicode)',
  average: 'Average sentence',
  longest: 'Longest sentence',
  wordUnit: (count: number) => countedByTenths(count, word),
  unique: 'Unique words',
  diversity: 'Lexical diversity',
  reading: 'Reading time',
  speaking: 'Speaking time',
  hours: (hours: string, minutes: string) => `${hours} h ${minutes} min`,
  minutes: (minutes: string, seconds: string) => `${minutes} min ${seconds} s`,
  seconds: (seconds: string) => `${seconds} s`,
  ease: (formula: string) => `Reading ease (${formula})`,
  easeName: 'Reading ease',
  grades: [
    'very hard',
    'hard',
    'fairly hard',
    'standard',
    'fairly easy',
    'easy',
    'very easy',
  ] as readonly string[],
  schoolYears: 'Flesch–Kincaid grade',
  noFormula: 'no formula for this language',
  tooShort: 'needs 100 words',
  timesNote:
    'At 238 words per minute, or 183 aloud (Brysbaert 2019). Chinese: 255 characters, Japanese: 357.',

  hard: 'Hard sentences',
  hardNone: 'No sentence is longer than 25 words.',
  hardSome: (count: number) =>
    `${counted(count, { one: 'sentence', other: 'sentences' })} over 25 words. The longest:`,
  show: 'Show in text',
  keywords: 'Keywords and density',
  phrases: 'Phrases of 2 and 3 words',
  phrasesNone: 'No phrase is repeated.',
  frequency: 'Character frequency',

  limits: 'Where will it fit?',
  post: 'Post on X',
  sms: 'Text message',
  smsValue: (used: string, segments: number, alphabet: string) =>
    `${used} in ${counted(segments, part)}, ${alphabet}`,
  smsLeft: (left: string) => `${left} left in this part`,
  description: 'Meta description',
  pageTitle: 'Page title',
  ofLimit: (used: string, limit: string) => `${used} of ${limit}`,
  fits: 'fits',
  over: (count: string) => `${count} too many`,
  farTooLong: 'The text is far too long for any of these.',

  details: 'Details',
  lines: 'Lines',
  codePoints: 'Unicode code points',
  units: 'UTF-16 units',
  bytes: 'Bytes (UTF-8)',
  report: 'Download report (CSV)',
  reportName: 'text-report.csv',
  figure: 'Statistic',
  value: 'Value',

  howTo: 'How to Use',
  steps: [
    'Type or paste text, or drop a text file.',
    'Read the statistics as you type.',
    'Check readability, keywords and limits below.',
    'Copy the text or download the report.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
