import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits, postLength, smsLength } from '../limits.ts'
import { writeCsv } from '../report-csv.ts'
import { countSyllables } from '../syllables/count-syllables.ts'
import { type Analysis, analyse, paragraphsOf } from './analysis.ts'
import { detectLanguage, type FoundLanguage } from './language.ts'
import { readability } from './readability.ts'
import { createSentenceSplitter } from './sentences.ts'

function analysisOf(text: string, language: FoundLanguage = 'en'): Analysis {
  const steps = analyse(text, language)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
const sentencesOf = (text: string, language: FoundLanguage = 'en') =>
  createSentenceSplitter(language)(text).map(({ start, end }) => text.slice(start, end).trim())

describe('words by Unicode rules and language', () => {
  it.each([
    ['en', "It's 3.14 – don't worry, e-mail me.", 7],
    ['ja', '私は日本語を勉強しています。とても楽しいです。', 12],
    ['zh', '我爱北京天安门。', 4],
    ['th', 'สวัสดีครับ ผมชื่อสมชาย', 5],
    ['tr', 'Türkiye’nin başkenti Ankara’dır.', 3],
  ] as const)('%s: %s', (language, text, words) => {
    const found = analysisOf(text, language).words
    // In languages without spaces the dictionaries of browsers differ by a few words.
    if (['ja', 'zh', 'th'].includes(language)) expect(Math.abs(found - words)).toBeLessThanOrEqual(3)
    else expect(found).toBe(words)
  })
})

describe('sentences', () => {
  it.each([
    ['en', 'Dr. Smith paid $3.14 for it. He left... Then came back! Really?!', 4],
    ['en', 'Mr. and Mrs. Dursley of No. 4 lived there. They were happy.', 2],
    ['en', 'We met J. R. R. Tolkien. It was I. Then we left.', 3],
    ['en', 'He lives in the U.S. and works a lot. She does not.', 2],
    ['en', 'This line of a wrapped paragraph is long enough that it\ngoes on here. Another one follows.', 2],
    ['en', 'First item\nSecond item\nThird item', 3],
    ['tr', 'Prof. Dr. Yılmaz geldi. Bkz. sayfa 4. Sonra gitti.', 3],
    ['ja', '私は学生です。日本に住んでいます。', 2],
  ] as const)('%s: %j', (language, text, count) => expect(sentencesOf(text, language)).toHaveLength(count))

  it('analyse returns hard sentences with their ranges', () => {
    const hard = `Well, ${Array.from({ length: 30 }, (_, index) => `word${index}`).join(' ')}.`
    const text = `Short one. ${hard} Short again.`
    const { hardSentences, hardCount, longestSentence } = analysisOf(text)
    expect(hardCount).toBe(1)
    expect(text.slice(hardSentences[0]?.start, hardSentences[0]?.end).trim()).toBe(hard)
    expect(longestSentence?.words).toBe(31)
  })
})

it('counts the same words by paragraph as in the whole text', () => {
  const piece = fc.constantFrom(
    'one',
    'Two.',
    'three!',
    ' ',
    '\n',
    '\n\n',
    '日本語',
    'e\u0301',
    '3.14',
    "don't",
    '"',
    '👩‍👧',
    '\u00a0',
    '\u3000',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
      const text = pieces.join('')
      const whole = new Intl.Segmenter('en', { granularity: 'word' })
      const words = [...whole.segment(text)].filter(({ isWordLike }) => isWordLike).length
      expect(analysisOf(text).words).toBe(words)
      expect([...paragraphsOf(text)].map(({ start, end }) => text.slice(start, end)).join('')).toBe(text)
    }),
    { numRuns: 500 },
  )
})

it('counts code points and UTF-8 bytes', () => {
  expect(analysisOf('aé日👩')).toMatchObject({ codePoints: 4, bytes: 10 })
})

it('returns keywords and phrases without stop words', () => {
  const { keywords, phrases, uniqueWords } = analysisOf(
    'The white whale swam. The white whale dived. A ship of the line.',
  )
  expect(keywords.slice(0, 2)).toEqual([
    { word: 'white', count: 2 },
    { word: 'whale', count: 2 },
  ])
  expect(phrases).toEqual([{ word: 'white whale', count: 2 }])
  expect(uniqueWords).toBe(9)
})

it.each([
  ['ja', '私は本を読みます。本は楽しいです。本の話をします。', '本'],
  ['zh', '我喜欢北京。北京的天气很好。我在北京。', '北京'],
  ['ru', 'Кит и море. Кит не рыба. Это был кит.', 'кит'],
  ['ko', '그리고 고래 그리고 고래 그리고 바다', '고래'],
  ['th', 'ปลาและนกและปลาและทะเล', 'ปลา'],
  ['ar', 'هذا كتاب من كتاب في كتاب', 'كتاب'],
] as const)('excludes the stop words of %s from keywords', (language, text, keyword) =>
  expect(analysisOf(text, language).keywords[0]?.word).toBe(keyword),
)

describe('detectLanguage', () => {
  it.each([
    ['en', 'The quick brown fox jumps over the lazy dog and runs to the river.'],
    ['tr', 'Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar.'],
    [
      'de',
      'Alle Menschen sind frei und gleich an Würde und Rechten geboren und sie sind mit Vernunft begabt.',
    ],
    [
      'es',
      'Todos los seres humanos nacen libres e iguales en dignidad y derechos, y como están dotados de razón.',
    ],
    [
      'fr',
      'Tous les êtres humains naissent libres et égaux en dignité et en droits et ils sont doués de raison.',
    ],
    ['ja', 'すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。'],
    ['zh', '人人生而自由，在尊严和权利上一律平等。'],
    ['ko', '모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.'],
    ['th', 'มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน'],
    ['ru', 'Все люди рождаются свободными и равными в своем достоинстве и правах.'],
    ['other', 'Lorem ipsum dolor sit amet consectetur adipiscing'],
    ['other', '12345'],
  ] as const)('%s: %s', (language, text) => expect(detectLanguage(text)).toBe(language))
})

describe('readability', () => {
  it.each([
    ['make', 1],
    ['table', 2],
    ['wanted', 2],
    ['moved', 1],
    ['beautiful', 3],
    ['times', 1],
    ['the', 1],
    ['university', 5],
  ])('%s has %d syllables', (word, count) => expect(countSyllables(word, 'en')).toBe(count))

  it('counts Turkish syllables by vowels', () => expect(countSyllables('okunabilirlik', 'tr')).toBe(6))

  it('matches the published formulas', () => {
    const counts = { words: 100, sentences: 5, syllables: 150 }
    expect(readability('en', counts).ease).toBeCloseTo(59.635, 3)
    expect(readability('en', counts).grade).toBeCloseTo(9.91, 2)
    expect(readability('tr', { words: 100, sentences: 10, syllables: 260 }).ease).toBeCloseTo(68.27, 2)
  })

  it('returns why it does not apply to short texts and other languages', () => {
    expect(analysisOf('Two words.').readability).toBe('short')
    expect(analysisOf('Все люди рождаются свободными.', 'ru').readability).toBe('language')
  })
})

describe('limits', () => {
  it.each([
    ['', 'gsm-7', 0, 0],
    ['a'.repeat(160), 'gsm-7', 160, 1],
    ['a'.repeat(161), 'gsm-7', 161, 2],
    ['€'.repeat(80), 'gsm-7', 160, 1],
    [`${'a'.repeat(152)}€${'a'.repeat(10)}`, 'gsm-7', 164, 2],
    ['ş'.repeat(70), 'ucs-2', 70, 1],
    ['ş'.repeat(71), 'ucs-2', 71, 2],
    ['👍'.repeat(35), 'ucs-2', 70, 1],
    ['👍'.repeat(67), 'ucs-2', 134, 3],
  ])('SMS %#', (text, alphabet, used, segments) =>
    expect(smsLength(text)).toMatchObject({
      alphabet,
      used,
      segments,
      single: alphabet === 'gsm-7' ? 160 : 70,
    }),
  )

  it.each([
    ['hello', 5],
    ['日本', 4],
    ['👨‍👩‍👧', 2],
    ['see https://example.com/a/very/long/path', 27],
    ['https://example.com/a👍', 25],
    ['https://example.com👨‍👩‍👧 and', 29],
    ['https://example.com/a\u200d', 24],
    ['(example.com/wiki/A_(b)).', 26],
    ['https://example.com/?q=1&r=a, b', 26],
    ['https://example.comです', 27],
    ['https://пример.рф/путь', 23],
    ['https://localhost and me@example.com', 36],
    ['http://a.com http://b.com', 47],
    ['http://-a.example.com', 21],
    ['', 0],
    ['ğüş', 3],
  ])('a post %s has a weighted length of %d', (text, weight) => expect(postLength(text)).toBe(weight))

  it('a post has at most 280 characters', () => expect(limits.post).toBe(280))
})

it('writeCsv escapes cells that spreadsheets would run as formulas', () => {
  expect(
    writeCsv([
      ['a,b', '"c"'],
      ['=1+1', -2],
      ['-x', 1.5],
    ]),
  ).toBe('\ufeff"a,b","""c"""\r\n\'=1+1,-2\r\n\'-x,1.5\r\n')
})
