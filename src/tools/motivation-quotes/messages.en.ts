import type { Translated } from '../../lib/text/i18n.ts'
import type { ToolCard } from '../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Daily motivation quotes',
  description: 'Get a quote for today, with its source and year.',
  keywords: 'inspiration saying author daily tip motivational wisdom book share picture',
}

/** The translation of a quote; with the translator into English if that is no name. */
type Translation = {
  readonly text: string
  readonly author: string
  readonly work: string
  readonly translator?: string
}

export const messages = {
  title: 'Daily motivation quotes',
  intro: 'One quote a day, the same for everyone, each with its source.',

  /** Translations by quote id; quotes without one are shown in English. */
  translations: {} as Readonly<Record<number, Translation>>,
  translatedHere: '',

  large: 'Quote',
  ofToday: (day: string) => `Quote of the day, ${day}`,
  place: (place: number, count: number) => `Quote ${place} of ${count}`,
  source: (work: string, year: string) => `${work}, ${year}`,
  translatedSource: (work: string, year: string, translator: string) =>
    `${work}, translated by ${translator}, ${year}`,
  newQuote: 'New Quote',
  copy: 'Copy',
  copyOf: (author: string) => `Copy the quote by ${author}`,
  backToToday: 'Back to the quote of the day',
  addFavourite: 'Add to favourites',
  addFavouriteBy: (author: string) => `Add the quote by ${author} to favourites`,
  inFavourites: 'In favourites',
  inFavouritesBy: (author: string) => `In favourites: the quote by ${author}`,

  samples: 'More quotes',
  favourites: (count: number) => `Favourites (${count})`,
  noFavourites: 'Press the heart to save a quote here, on this device.',
  removed: 'Removed from favourites',
  show: (author: string) => `Show the quote by ${author}`,

  shape: 'Size',
  shapes: {
    portrait: 'Portrait 1080\u00a0×\u00a01350',
    square: 'Square 1080\u00a0×\u00a01080',
    phone: 'Phone 1080\u00a0×\u00a01920',
  },
  posterSettings: 'Poster',
  pictureStyle: 'Style',
  pictureStyles: { paper: 'Paper', night: 'Night', plum: 'Plum' },
  download: 'Download PNG',
  copyPicture: 'Copy image',
  share: 'Share',
  pictureFailed: 'Couldn’t create the image. Close other tabs and try again.',
  shareFailed: 'Couldn’t share the image. Download it and share the file.',
  fileName: (author: string) => `quote-${author}.png`,

  tip: 'Daily tip',
  /** One per day of the month. */
  tips: [
    'Write down the one thing that would make today a good day.',
    'Start with the task you’re avoiding; give it ten minutes.',
    'Put the phone in another room for one work session.',
    'Drink a glass of water before your first coffee.',
    'Close the tabs you haven’t read for a week.',
    'Take a five-minute walk after lunch.',
    'Finish one small thing before you start a big one.',
    'Say thank you to someone, with a reason.',
    'Plan tomorrow’s first task before you stop today.',
    'Work in one 25-minute block without switching.',
    'Answer the oldest message first.',
    'Stand up once an hour.',
    'Tidy the desk for two minutes, then stop.',
    'Break a vague task into the next visible step.',
    'Keep one evening this week free.',
    'Read ten pages of something not on a screen.',
    'Ask for help ten minutes earlier than usual.',
    'Do the same thing at the same time for three days.',
    'Write the worry down; decide whether it needs an action.',
    'Take your break before you’re tired.',
    'Turn off one notification for good.',
    'Compare yourself with last month, not with others.',
    'Leave a note for whoever continues your work.',
    'Go to bed fifteen minutes earlier.',
    'Try the simple version first.',
    'Count what you finished, not what’s left.',
    'Say no to one thing politely.',
    'Look out of the window for one full minute.',
    'Repeat what worked yesterday.',
    'Delete one task that no longer matters.',
    'Look back at the month; keep one habit, drop one.',
  ] as readonly string[],

  about: 'Where the quotes come from',
  aboutText: (count: number) =>
    `${count} quotes, each word for word from an out-of-copyright edition. Cuts are marked “…”. Every quote shows its work, year and any translator, so you can look it up. Where a character speaks, or somebody else wrote the words down, the quote says who.`,
}

export type Messages = Translated<typeof messages>
