/** A quote with its source. */
export type Quote = {
  readonly id: number
  /** Text of the edition; line breaks are those of verse, an ellipsis marks an omission. */
  readonly text: string
  /** Who said or wrote it. */
  readonly author: string
  /** Work and location in it; the speaker if that is a character, and who wrote it down if that is somebody else. */
  readonly work: string
  /** Of the work, or of its translation where there is one. */
  readonly year: string
  /** Translator into English. */
  readonly translator?: string
  /** One of the six of the sample grid. */
  readonly sample?: true
}

/**
 * The built-in list: 29 quotes, each of somebody else and verbatim from a text of the work whose copyright has expired
 * (Standard Ebooks, Project Gutenberg and those named).
 */
export const quotes: readonly Quote[] = [
  {
    id: 1,
    text: 'No longer talk at all about the kind of man that a good man ought to be, but be such.',
    author: 'Marcus Aurelius',
    work: 'Meditations X.16',
    year: '1862',
    translator: 'George Long',
  },
  {
    id: 2,
    text: 'Nothing great … is produced suddenly, since not even the grape or the fig is.',
    author: 'Epictetus',
    work: 'Discourses I.15 (written down by Arrian)',
    year: '1877',
    translator: 'George Long',
  },
  {
    id: 3,
    text: 'Life is long enough, if you know how to use it.',
    author: 'Seneca',
    work: 'On the Shortness of Life, II',
    year: '1889',
    translator: 'Aubrey Stewart',
  },
  {
    id: 4,
    text: 'We become builders by building, and harpers by harping.',
    author: 'Aristotle',
    work: 'Nicomachean Ethics II.1',
    year: '1881',
    translator: 'F. H. Peters',
  },
  {
    id: 5,
    text: 'For they can conquer, who believe they can.',
    author: 'Virgil',
    work: 'Aeneid V (Latin V.231)',
    year: '1697',
    translator: 'John Dryden',
    sample: true,
  },
  {
    id: 6,
    text: 'The journey of a thousand li commenced with a single step.',
    author: 'Laozi',
    work: 'Tao Te Ching 64',
    year: '1891',
    translator: 'James Legge',
    sample: true,
  },
  {
    id: 7,
    text: 'Is it not pleasant to learn with a constant perseverance and application?',
    author: 'Confucius',
    work: 'Analects I.1 (written down by his followers)',
    year: '1861/93',
    translator: 'James Legge',
  },
  {
    id: 8,
    text: 'Your business is with action alone; not by any means with fruit.',
    author: 'Krishna',
    work: 'Bhagavad Gita II.47 (author unknown; Sacred Books of the East 8, p. 48)',
    year: '1882',
    translator: 'K. T. Telang',
  },
  {
    id: 9,
    text: 'Ye were not made to live like unto brutes,\nBut for pursuit of virtue and of knowledge.',
    author: 'Dante Alighieri',
    work: 'Inferno XXVI.119–120 (Ulysses)',
    year: '1867',
    translator: 'H. W. Longfellow',
  },
  {
    id: 10,
    text: 'Diligence is the mother of good fortune.',
    author: 'Miguel de Cervantes',
    work: 'Don Quixote II.43 (Don Quixote; also I.46, there called a proverb)',
    year: '1885',
    translator: 'John Ormsby',
  },
  {
    id: 11,
    text: 'Our doubts are traitors\nAnd make us lose the good we oft might win\nBy fearing to attempt.',
    author: 'William Shakespeare',
    work: 'Measure for Measure I.4 (Lucio)',
    year: 'c. 1604',
  },
  {
    id: 12,
    text: 'It is better to arm and strengthen your hero, than to disarm and enfeeble the foe.',
    author: 'Anne Brontë',
    work: 'The Tenant of Wildfell Hall, ch. 3 (Helen)',
    year: '1848',
  },
  {
    id: 13,
    text: 'Dost thou love life? then do not squander time, for that is the stuff life is made of.',
    author: 'Benjamin Franklin',
    work: 'The Way to Wealth (Father Abraham)',
    year: '1758',
    sample: true,
  },
  {
    id: 14,
    text: 'I do not wish them to have power over men; but over themselves.',
    author: 'Mary Wollstonecraft',
    work: 'A Vindication of the Rights of Woman, ch. IV',
    year: '1792',
  },
  {
    id: 15,
    text: 'We have all a better guide in ourselves, if we would attend to it, than any other person can be.',
    author: 'Jane Austen',
    work: 'Mansfield Park, ch. 42 (Fanny Price)',
    year: '1814',
  },
  {
    id: 16,
    text: 'Nothing contributes so much to tranquillise the mind as a steady purpose.',
    author: 'Mary Shelley',
    work: 'Frankenstein, Letter 1 (Walton)',
    year: '1818',
  },
  {
    id: 17,
    text: "All human wisdom is summed up in these two words—'Wait and hope.'",
    author: 'Alexandre Dumas',
    work: 'The Count of Monte Cristo, ch. 117 (the Count)',
    year: '1846',
    translator: 'an unnamed translator (Chapman & Hall)',
  },
  {
    id: 18,
    text: 'I am no bird; and no net ensnares me; I am a free human being with an independent will.',
    author: 'Charlotte Brontë',
    work: 'Jane Eyre, ch. 23 (Jane)',
    year: '1847',
  },
  {
    id: 19,
    text: 'Nothing great was ever achieved without enthusiasm.',
    author: 'Ralph Waldo Emerson',
    work: '“Circles”, Essays: First Series',
    year: '1841',
  },
  {
    id: 20,
    text: 'Those who cannot feel the littleness of great things in themselves are apt to overlook the greatness of little things in others.',
    author: 'Okakura Kakuzō',
    work: 'The Book of Tea, ch. 1',
    year: '1906',
  },
  {
    id: 21,
    text: 'Only that day dawns to which we are awake.',
    author: 'Henry David Thoreau',
    work: 'Walden, Conclusion',
    year: '1854',
  },
  {
    id: 22,
    text: 'If there is no struggle, there is no progress.',
    author: 'Frederick Douglass',
    work: 'West India Emancipation address, Canandaigua, 3 August',
    year: '1857',
    sample: true,
  },
  {
    id: 23,
    text: 'A man who dares to waste one hour of time has not discovered the value of life.',
    author: 'Charles Darwin',
    work: 'Letter to Susan Darwin, 4 August 1836; Life and Letters, vol. 1',
    year: '1887',
  },
  {
    id: 24,
    text: 'Where you tend a rose, my lad,\nA thistle cannot grow.',
    author: 'Frances Hodgson Burnett',
    work: 'The Secret Garden, ch. 27',
    year: '1911',
  },
  {
    id: 25,
    text: 'Henceforth I ask not good-fortune, I myself am good-fortune.',
    author: 'Walt Whitman',
    work: 'Song of the Open Road, 1; Leaves of Grass',
    year: '1891–92',
  },
  {
    id: 26,
    text: 'Failure after long perseverance is much grander than never to have a striving good enough to be called a failure.',
    author: 'George Eliot',
    work: 'Middlemarch, ch. 22 (Dorothea)',
    year: '1871–72',
    sample: true,
  },
  {
    id: 27,
    text: "I'm not afraid of storms, for I'm learning how to sail my ship.",
    author: 'Louisa May Alcott',
    work: 'Little Women, ch. 44 (Amy)',
    year: '1869',
    sample: true,
  },
  {
    id: 28,
    text: 'The bird that would soar above the level plain of tradition and prejudice must have strong wings.',
    author: 'Kate Chopin',
    work: 'The Awakening, ch. 27 (Mlle Reisz)',
    year: '1899',
  },
  {
    id: 29,
    text: 'Success is to be measured not so much by the position that one has reached in life as by the obstacles which he has overcome while trying to succeed.',
    author: 'Booker T. Washington',
    work: 'Up from Slavery, ch. 2',
    year: '1901',
  },
]

/** The quotes of the sample grid, in the order of the list. */
export const sampleQuotes: readonly Quote[] = quotes.filter(({ sample }) => sample)

/** @throws RangeError when there is no such quote */
export function quoteOf(id: number): Quote {
  const found = quotes.find((quote) => quote.id === id)
  if (!found) throw new RangeError(`There is no quote ${id}`)
  return found
}
