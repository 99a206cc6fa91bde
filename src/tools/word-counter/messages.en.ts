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
  description: 'Words, characters, sentences and how well a text reads, in any language.',
  keywords:
    'text analyzer analyser character count letters paragraphs readability reading time keyword density sms',
  parts: { text: 'Count its words' },
}

export const messages = {
  title: 'Word Counter and Text Analyzer',
  intro: 'Write or paste a text, or open a file. Everything is counted as you type.',

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
    crlf: 'Its Windows line ends (CR LF) are counted as one character each.',
    cr: 'Its old Mac line ends (CR) were read as line ends.',
    mixed: 'Its mixed line ends were made the same.',
  },
  opening: 'Opening…',
  badFile: (name: string) => `${name} is not a text that can be read. Choose a .txt or .md file.`,
  notOpened: (name: string) => `${name} could not be opened`,
  notOpenedReason: (why: Exclude<OpeningFailure['why'], 'not-text'>): string => textFileReason(why, ''),
  large:
    'This text is too long to be edited here without delay: its beginning is shown, all of it is counted.',
  keeping: 'Storage',
  kept: 'kept on this device',
  notKept: 'gone with this page',
  save: 'Keep this text on this device',
  saveHint:
    'So that it is here when you come back. If the browser crashes or the power fails, the last minute of typing may be lost. Off: it is gone with this page.',
  tooLongToSave:
    'This text is too long to be kept on this device: it has more than 500,000 UTF-16 units (see Details) and lasts until you close this tab.',
  savedBefore: 'The text that was kept before stays there until you shorten this one or clear it.',
  changedElsewhere: 'This text was changed in another tab.',
  earlierText: 'Your text from before is still here.',
  emptyVersion: 'This version is empty.',
  longVersion: 'This is its beginning. Copy takes all of it.',
  hardCount: (count: number) => counted(count, { one: 'hard sentence', other: 'hard sentences' }),
  markHint: 'Of more than 25 words, underlined in the text.',
  markHintOff: 'Of more than 25 words. Press to underline them in the text.',
  tooLongToMark: 'This text is too long for marks: its longest sentences are listed below.',
  cannotMark: 'This browser cannot mark them: the longest are listed below.',
  failed: 'Counting stopped. Your text is untouched.',
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
    unspaced: 'it finds the words of a language that is written without spaces.',
    signs: 'signs on their own, such as – or &, are no words.',
  },

  top: 'Most Used Words',
  topEmpty: 'The ten words you use most, of three letters or more, are listed here.',
  times: (count: string) => `${count}×`,
  counting: 'Counting…',

  goal: 'Goal',
  goalUnit: 'Measured in',
  goalUnits: { words: 'Words', post: 'Post on X (280)' },
  least: 'At least (words)',
  most: 'At most (words)',
  goalHint: 'Leave a field empty for no limit.',
  goalLeft: (count: number) => `${counted(count, word)} to go`,
  goalMet: 'Within the goal',
  goalOver: (count: number) => `${counted(count, word)} too many`,

  analysis: 'Better analysis',
  analysisIntro:
    'By Unicode and the text’s language: abbreviations end no sentence, punctuation is no word, words need no spaces. The statistics above are simpler: words between spaces, sentences between . ! and ?',
  analysisEmpty: 'Write at least one word.',
  language: 'Language of the text',
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
    other: 'another',
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
    'Reading 238, speaking 183 words a minute (Brysbaert 2019); Chinese 255, Japanese 357 characters.',

  hard: 'Hard sentences',
  hardNone: 'No sentence is longer than 25 words.',
  hardSome: (count: string) => `${count} of more than 25 words; the longest:`,
  show: 'Show in text',
  keywords: 'Keywords and density',
  phrases: 'Phrases of 2 and 3 words',
  phrasesNone: 'No phrase comes twice.',
  frequency: 'Character frequency',

  limits: 'Fits where?',
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
  farTooLong: 'The text is far longer than any of these.',

  details: 'Details',
  lines: 'Lines',
  codePoints: 'Unicode code points',
  units: 'UTF-16 units',
  bytes: 'Bytes (UTF-8)',
  report: 'Download report (CSV)',
  reportName: 'text-report.csv',
  figure: 'Figure',
  value: 'Value',

  howTo: 'How to Use',
  steps: [
    'Type, paste or drop a text.',
    'Read the figures; they follow every key.',
    'See readability, keywords and limits below.',
    'Copy the text or download the report.',
  ] as readonly string[],
}

export type Messages = Translated<typeof messages>
