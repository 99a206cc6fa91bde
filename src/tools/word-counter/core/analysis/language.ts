/** Languages that the analysis supports specifically. */
export const textLanguages = ['en', 'tr', 'de', 'es', 'fr', 'ja', 'zh', 'ko', 'th', 'ru', 'ar'] as const
export type TextLanguage = (typeof textLanguages)[number]
/** `other`: segmented by Unicode's own rules, without readability or stop words. */
export type FoundLanguage = TextLanguage | 'other'
export type LanguageChoice = 'auto' | TextLanguage

const scripts: readonly (readonly [FoundLanguage, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['ar', /\p{Script=Arabic}/gu],
]

/** Common words that distinguish languages of the Latin script. */
const common: Readonly<Record<'en' | 'tr' | 'de' | 'es' | 'fr', RegExp>> = {
  en: /\b(?:the|and|of|to|in|that|is|was|he|for|it|with|as|his|on|be|at|by|this|had|not|are|but|from|or|have|they|which|you|were|her|all|she|there|would|their)\b/giu,
  tr: /(?<!\p{L})(?:ve|bir|bu|da|de|için|ile|çok|daha|olarak|gibi|ama|kadar|olan|var|ne|o|en|değil|sonra|ki|her|ben|mi|mı|şey|yok|ya|hem|nasıl)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|und|das|nicht|ist|ein|eine|mit|sich|auf|für|dem|den|zu|von|auch|als|wie|im|ich|es|sie|er|war|aber|wird|bei)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|que|de|y|en|un|una|por|con|no|para|es|su|al|lo|como|más|pero|sus|le|ya|muy|fue|está)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|la|les|des|et|est|que|qui|un|une|dans|pour|pas|du|au|ce|il|elle|sur|avec|plus|ne|se|mais|nous|vous|être|cette)(?!\p{L})/giu,
}

/** Length of the sample for detection, in UTF-16 units. */
const sampleLength = 20_000

/** Detects the language by script, then by common words; `other` when neither is conclusive. */
export function detectLanguage(text: string): FoundLanguage {
  const sample = text.slice(0, sampleLength)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return 'other'
  for (const [language, script] of scripts) {
    const share = (sample.match(script)?.length ?? 0) / letters
    // Japanese is recognised by kana, which may be fewer than its Chinese characters.
    if (share > (language === 'ja' ? 0.1 : 0.3)) return language
  }
  // Letters that only Turkish has among these languages; two of them count as one common word.
  const turkish = (sample.match(/[ğışĞİŞ]/g)?.length ?? 0) / 2
  const scores = Object.entries(common).map(([language, words]) => {
    const found = sample.match(words)?.length ?? 0
    return { language: language as TextLanguage, score: found + (language === 'tr' ? turkish : 0) }
  })
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a))
  const words = sample.match(/\p{L}+/gu)?.length ?? 1
  return best.score >= 1 && best.score / words > 0.08 ? best.language : 'other'
}
