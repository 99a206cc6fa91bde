import type { Translated } from '../../lib/text/i18n.ts'
import { createCounted } from '../../lib/text/plural.ts'
import { textFileReason } from '../../ui/files/text-file/messages.tr.ts'
import type { card as englishCard, Messages } from './messages.en.ts'

const counted = createCounted('tr')
const countedByTenths = createCounted('tr', 1)
const word = { other: 'kelime' }

export const card: Translated<typeof englishCard> = {
  title: 'Kelime sayacı',
  description: 'Her dilde kelime, karakter, cümle sayısı ve metnin ne kadar okunaklı olduğu.',
  keywords:
    'metin analizi karakter sayısı harf paragraf okunabilirlik okuma süresi anahtar kelime yoğunluğu sms sözcük',
}

export const messages: Messages = {
  title: 'Kelime Sayacı ve Metin Analizi',
  intro: 'Metin yazın, yapıştırın veya dosya açın. Siz yazarken her şey sayılır.',

  text: 'Metniniz',
  placeholder: 'Metninizi buraya yazın veya yapıştırın…',
  copy: 'Kopyala',
  clear: 'Temizle',
  undo: 'Geri al',
  cleared: 'Metin temizlendi',
  open: 'Dosya aç',
  drop: 'Saymak için metin dosyasını bırakın',
  opened: (name, encoding) => `${name} açıldı (${encoding}).`,
  lineEnds: {
    lf: '',
    crlf: 'Windows satır sonları (CR LF) tek karakter sayılır.',
    cr: 'Eski Mac satır sonları (CR) satır sonu olarak okundu.',
    mixed: 'Karışık satır sonları aynı yapıldı.',
  },
  opening: 'Açılıyor…',
  badFile: (name) => `${name} okunabilir bir metin değil. Bir .txt veya .md dosyası seçin.`,
  notOpened: (name) => `${name} açılamadı`,
  notOpenedReason: (why) => textFileReason(why, ''),
  large: 'Bu metin burada gecikmeden düzenlenemeyecek kadar uzun: başı gösterilir, tamamı sayılır.',
  save: 'Bu metni bu cihazda sakla',
  saveHint:
    'Geri döndüğünüzde burada olur. Tarayıcı çökerse ya da elektrik kesilirse son bir dakikada yazdıklarınız kaybolabilir. Kapalıyken bu sayfayla birlikte gider.',
  tooLongToSave:
    'Bu metin bu cihazda saklanamayacak kadar uzun: 500.000’den çok UTF-16 birimi var (Ayrıntılar’a bakın); bu sekmeyi kapatana kadar kalır.',
  savedBefore: 'Daha önce saklanan metin, siz bunu kısaltana ya da temizleyene kadar orada durur.',
  changedElsewhere: 'Bu metin başka bir sekmede değiştirildi.',
  earlierText: 'Önceki metniniz de duruyor.',
  emptyVersion: 'Bu sürüm boş.',
  longVersion: 'Burada yalnızca başı görünüyor. Kopyala, tamamını alır.',
  mark: 'Zor cümleleri işaretle',
  markHint: '25 kelimeden uzun cümlelerin altı metinde çizilir.',
  tooLongToMark: 'Bu metin işaretlemek için çok uzun: en uzun cümleler aşağıda listelenir.',
  cannotMark: 'Bu tarayıcı işaretleyemiyor: en uzun cümleler aşağıda listelenir.',
  failed: 'Sayım durdu, belki bellek yetmedi. Metninize dokunulmadı.',
  tryAgain: 'Yeniden say',

  statistics: 'İstatistikler',
  words: 'Kelime',
  characters: 'Karakter',
  charactersNoSpaces: 'Karakter (boşluksuz)',
  sentences: 'Cümle',
  paragraphs: 'Paragraf',
  announce: (words, characters) => `${counted(words, word)}, ${counted(characters, { other: 'karakter' })}`,

  wordsOf: () => 'kelime',
  otherCounts: (characters, sentences, paragraphs) =>
    `${counted(characters, { other: 'karakter' })} · ${counted(sentences, { other: 'cümle' })} · ${counted(paragraphs, { other: 'paragraf' })}`,

  top: 'En Çok Kullanılan Kelimeler',
  topEmpty: 'En çok kullandığınız, en az üç harfli on kelime burada listelenir.',
  times: (count) => `${count}×`,
  counting: 'Sayılıyor…',

  goal: 'Hedef',
  least: 'En az (kelime)',
  most: 'En çok (kelime)',
  goalHint: 'Sınır istemediğiniz alanı boş bırakın.',
  goalLeft: (count) => `${counted(count, word)} kaldı`,
  goalMet: 'Hedef içinde',
  goalOver: (count) => `${counted(count, word)} fazla`,

  analysis: 'Daha iyi analiz',
  analysisIntro:
    'Kelimeler ve cümleler Unicode’a ve metnin diline göre: boşluksuz yazılan diller doğru sayılır, kısaltmalar cümle bitirmez, noktalama kelime sayılmaz. Bu yüzden, yaygın basit kurallara uyan (boşluklar arası kelime, . ! ve ? arası cümle) yukarıdaki sayılardan farklı olabilir.',
  analysisEmpty: 'En az bir kelime yazın.',
  language: 'Metnin dili',
  auto: 'Algıla',
  detected: (language) => `Algıla (${language})`,
  languages: {
    en: 'İngilizce',
    tr: 'Türkçe',
    de: 'Almanca',
    es: 'İspanyolca',
    fr: 'Fransızca',
    ja: 'Japonca',
    zh: 'Çince',
    ko: 'Korece',
    th: 'Tayca',
    ru: 'Rusça',
    ar: 'Arapça',
    other: 'başka bir dil',
  },
  unicodeWords: 'Kelime (Unicode)',
  unicodeSentences: 'Cümle (Unicode)',
  average: 'Ortalama cümle',
  longest: 'En uzun cümle',
  wordUnit: (count) => countedByTenths(count, word),
  unique: 'Farklı kelime',
  diversity: 'Sözcük çeşitliliği',
  reading: 'Okuma süresi',
  speaking: 'Konuşma süresi',
  hours: (hours, minutes) => `${hours} sa ${minutes} dk`,
  minutes: (minutes, seconds) => `${minutes} dk ${seconds} sn`,
  seconds: (seconds) => `${seconds} sn`,
  ease: (formula) => `Okuma kolaylığı (${formula})`,
  easeName: 'Okuma kolaylığı',
  grades: ['çok zor', 'zor', 'biraz zor', 'orta', 'oldukça kolay', 'kolay', 'çok kolay'],
  schoolYears: 'Flesch–Kincaid düzeyi',
  noFormula: 'bu dil için formül yok',
  tooShort: '100 kelime gerekir',
  timesNote: 'Okuma dakikada 238, konuşma 183 kelime (Brysbaert 2019); Çince 255, Japonca 357 karakter.',

  hard: 'Zor cümleler',
  hardNone: '25 kelimeden uzun cümle yok.',
  hardSome: (count) => `25 kelimeden uzun ${count} cümle; en uzunları:`,
  show: 'Metinde göster',
  keywords: 'Anahtar kelimeler ve yoğunluk',
  phrases: '2 ve 3 kelimelik öbekler',
  phrasesNone: 'İki kez geçen öbek yok.',
  frequency: 'Karakter sıklığı',

  limits: 'Nereye sığar?',
  post: 'X gönderisi',
  sms: 'Kısa mesaj (SMS)',
  smsValue: (used, segments, alphabet) => `${counted(segments, { other: 'parçada' })} ${used}, ${alphabet}`,
  smsLeft: (left) => `bu parçada ${left} kaldı`,
  description: 'Meta açıklama',
  pageTitle: 'Sayfa başlığı',
  ofLimit: (used, limit) => `${used} / ${limit}`,
  fits: 'sığar',
  over: (count) => `${count} fazla`,
  farTooLong: 'Metin bunların hepsinden çok daha uzun.',

  details: 'Ayrıntılar',
  lines: 'Satır',
  codePoints: 'Unicode kod noktası',
  units: 'UTF-16 birimi',
  bytes: 'Bayt (UTF-8)',
  report: 'Raporu indir (CSV)',
  reportName: 'metin-raporu.csv',
  figure: 'Ölçü',
  value: 'Değer',

  howTo: 'Nasıl Kullanılır',
  steps: [
    'Metni yazın, yapıştırın veya bırakın.',
    'Sayılara bakın; her tuşta yenilenirler.',
    'Okunabilirlik, anahtar kelimeler ve sınırlar aşağıda.',
    'Metni kopyalayın veya raporu indirin.',
  ],
}
