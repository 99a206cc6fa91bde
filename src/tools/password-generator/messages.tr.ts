import type { Translated } from '../../lib/text/i18n.ts'
import type { CrackTime, TimeUnit } from './core/crack-time.ts'
import type { card as englishCard, Messages } from './messages.en.ts'

export const card: Translated<typeof englishCard> = {
  title: 'Parola üretici',
  description: 'Cihazınızda üretilen güçlü parolalar, parola cümleleri ve PIN’ler.',
  keywords: 'şifre rastgele güvenli güç entropi parola cümlesi pin giriş gizli',
  limits: 'Bir parola 8 ile 128 karakter arasında olabilir.',
}

const number = new Intl.NumberFormat('tr', { maximumSignificantDigits: 3 })
const large = new Intl.NumberFormat('tr', { notation: 'compact', compactDisplay: 'long' })
const oneDecimal = new Intl.NumberFormat('tr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const units: Readonly<Record<TimeUnit, string>> = {
  second: 'saniye',
  minute: 'dakika',
  hour: 'saat',
  day: 'gün',
  month: 'ay',
  year: 'yıl',
}

/** Bir parolanın ortalama ne kadar sürede kırıldığı. */
function duration(time: CrackTime): string {
  switch (time.kind) {
    case 'under-a-second':
      return 'bir saniyeden kısa sürede'
    case 'approximate': {
      const amount = time.amount >= 1e6 ? large.format(time.amount) : number.format(time.amount)
      return `yaklaşık ${amount} ${units[time.unit]} içinde`
    }
    case 'universe-ages':
      return time.times > 1e15
        ? 'evrenin yaşının bir katrilyon katından uzun sürede'
        : `evrenin yaşının yaklaşık ${large.format(time.times)} katı sürede`
  }
}

/** Bir parolanın ortalama kırılma süresi, en kısa biçimde. */
function shortTime(time: CrackTime): string {
  switch (time.kind) {
    case 'under-a-second':
      return '< 1 saniye'
    case 'approximate': {
      const amount = time.amount >= 1e6 ? large.format(time.amount) : number.format(time.amount)
      return `${amount} ${units[time.unit]}`
    }
    case 'universe-ages':
      return time.times >= 1000 ? '1.000+ evren yaşı' : `${number.format(time.times)} evren yaşı`
  }
}

export const messages: Messages = {
  title: 'Parola üretici',
  intro: 'Tahmin edilemeyen parolalar üretin. Hepsi cihazınızda üretilir, hiçbir yere gönderilmez.',

  settings: 'Ayarlar',
  kind: 'Tür',
  kinds: { characters: 'Parola', words: 'Parola cümlesi', digits: 'PIN' },
  sizeBy: 'Neye göre',
  sizeUnits: { length: 'Uzunluk', bits: 'Güç' },
  length: (length) => `Uzunluk: ${length}`,
  characters: (length) => `${length} karakter`,
  bits: (bits) => `Güç: en az ${bits} bit`,
  bitsText: (bits) => `${bits} bit`,
  words: (words) => `Kelime: ${words}`,
  wordsText: (words) => `${words} kelime`,
  digits: (digits) => `Rakam: ${digits}`,
  digitsText: (digits) => `${digits} rakam`,
  types: 'Karakter türleri',
  type: {
    uppercase: 'Büyük harfler',
    lowercase: 'Küçük harfler',
    digits: 'Rakamlar',
    symbols: 'Semboller',
  },
  ranges: { uppercase: 'A–Z', lowercase: 'a–z', digits: '0–9' },
  noType: 'En az bir karakter türü işaretleyin.',
  emptyType: 'Özel semboller alanında sembol yok. Sembol ekleyin ya da alanı boşaltın.',
  more: 'Diğer seçenekler',
  noLookAlikes: 'Birbirine benzeyen karakterler olmasın',
  ownSymbols: 'Özel semboller',
  ownSymbolsHint:
    'Yalnızca belirli sembolleri kabul eden siteler için. Boş bırakırsanız standart semboller kullanılır.',
  separator: 'Kelimeler arasında',
  separators: { '-': 'Tire -', ' ': 'Boşluk', '.': 'Nokta .', _: 'Alt çizgi _', '': 'Hiçbir şey' },
  capitals: 'Büyük harf',
  capitalsHint: 'Her kelime büyük harfle başlar. Site kurallarına uyar, güç katmaz.',
  digit: 'Rakam ekle',
  digitHint: 'Kelimelerden birinin sonuna.',
  listSource: 'Kelimeler EFF’nin uzun listesinden (Electronic Frontier Foundation, 2016), CC BY 3.0 US.',
  copyListAddress: 'Adresi kopyala',
  count: 'Parola sayısı',
  generate: 'Üret',
  entropy: (bits) => `${oneDecimal.format(bits)} bit`,
  crackTimeShort: (time) => `${duration(time)} kırılır`,
  crackTime: (time) =>
    `Hızlı bir hash ile saklanmış parola listesini çalıp saniyede bir trilyon deneme yapan biri ortalama ${duration(time)} kırar.`,
  listFailed: 'Kelime listesi yüklenemedi. Bir kez internete bağlanıp yeniden deneyin.',

  generated: 'Üretilen parolalar',
  emptyHint: 'Parolanız, sayfa açılınca bu cihazda üretilir.',
  attack:
    'hızlı bir hash ile saklanmış parola listesini çalıp saniyede bir trilyon deneme yapan biri için ortalama süre.',
  timeInShort: (time) => shortTime(time),
  spaceKey: 'Boşluk',
  noneOn: 'Yok',
  recentState: (count) => (count === 0 ? 'Yok' : `${count} gizli`),
  thisOne: 'Bu parola',
  yours: 'Sizinki',
  timeScale: 'Bir parolayı kırma süresinin ölçeği',
  times: {
    second: '1 saniye',
    hour: '1 saat',
    year: '1 yıl',
    millionYears: '1 milyon yıl',
    universe: 'evrenin yaşı',
  },
  generatedCount: (count) => `${count} parola üretildi`,
  copy: 'Kopyala',
  copyNumber: (position) => `Kopyala: ${position}. parola`,
  copyAll: 'Tümünü kopyala',
  strength: { weak: 'Zayıf', medium: 'Orta', strong: 'Güçlü' },

  recent: 'Son parolalar',
  noRecent: 'Son 10 parola, siz gösterene kadar gizli olarak burada listelenir.',
  recentOff: 'Parolalar saklanmıyor.',
  historyLocation: 'Saklama yeri',
  historyLocations: { device: 'Bu cihazda', tab: 'Sekme kapanana kadar', off: 'Kapalı' },
  deviceWarning:
    'Bu tarayıcıyı kullanan herkes parolaları görebilir. Ortak bilgisayarda başka bir ayar seçin.',
  expiry: 'Otomatik silme',
  expiries: {
    never: 'Hiçbir zaman',
    week: '7 gün sonra',
    day: '24 saat sonra',
    hour: '1 saat sonra',
  },
  clear: 'Temizle',
  cleared: 'Son parolalar temizlendi.',
  removedRecent: 'Parola listeden kaldırıldı.',
  reveal: (position) => `Göster: ${position}. son parola`,
  hide: (position) => `Gizle: ${position}. son parola`,
  copyRecent: (position) => `Kopyala: ${position}. son parola`,
  removeRecent: (position) => `Kaldır: ${position}. son parola`,
  hidden: 'gizli',

  checkTitle: 'Parolanızı kontrol edin',
  checkIntro: 'Bir parola yazın, gücü bu cihazda ölçülsün. Ne saklanır ne gönderilir.',
  passwordField: 'Parolanız',
  show: 'Göster',
  estimating: 'Değerlendiriliyor…',
  estimateFailed: 'Parola değerlendirilemedi. Bir kez internete bağlanıp yeniden deneyin.',
  grade: {
    'very-weak': 'Tahmini çok kolay',
    weak: 'Tahmini kolay',
    fair: 'Tahmini oldukça zor',
    strong: 'Tahmini zor',
    'very-strong': 'Tahmini çok zor',
  },
  estimatedBits: (bits) => `yaklaşık ${oneDecimal.format(bits)} bit`,
  estimateNote:
    'Çoğu İngilizce ve Türkçe olan yaygın parolalara, kelimelere, adlara, tarihlere ve klavye desenlerine göre bir tahmin. Sizi tanıyan biri daha az denemeyle bulur.',
  truncated: (count) => `Yalnızca ilk ${count} karakter değerlendirildi.`,
  advice: {
    'few-words': 'Birkaç kelime kullanın, bilinen kalıplardan kaçının.',
    'no-symbols-needed': 'Sembol, rakam ya da büyük harf şart değil.',
    'add-words': 'Bir iki kelime daha ekleyin. Az bilinen kelimeler daha iyidir.',
    'key-rows': 'Klavyede yan yana tuşlar kolay tahmin edilir.',
    'key-patterns': 'Kısa klavye desenleri kolay tahmin edilir.',
    'longer-pattern': 'Daha çok dönüşlü, daha uzun bir klavye deseni kullanın.',
    'repeated-characters': '“aaa” gibi tekrarlar kolay tahmin edilir.',
    'repeated-groups': '“abcabcabc” gibi tekrarlar, “abc”den pek daha zor tahmin edilmez.',
    'avoid-repeats': 'Kelimeleri ve karakterleri tekrarlamayın.',
    sequences: '“abc” veya “6543” gibi diziler kolay tahmin edilir.',
    'avoid-sequences': 'Dizilerden kaçının.',
    'recent-years': 'Yakın yıllar kolay tahmin edilir.',
    'avoid-recent-years': 'Yakın yıllardan kaçının.',
    'avoid-own-years': 'Sizinle ilgili yıllardan kaçının.',
    dates: 'Tarihler çoğu zaman kolay tahmin edilir.',
    'avoid-own-dates': 'Sizinle ilgili tarih ve yıllardan kaçının.',
    'top-10': 'En çok kullanılan 10 paroladan biri.',
    'top-100': 'En çok kullanılan 100 paroladan biri.',
    'very-common': 'Çok yaygın bir parola.',
    'similar-to-common': 'Yaygın bir parolaya benziyor.',
    'single-word': 'Tek başına bir kelime kolay tahmin edilir.',
    'single-name': 'Tek başına bir ad kolay tahmin edilir.',
    'common-names': 'Yaygın adlar kolay tahmin edilir.',
    capitals: 'Baştaki büyük harf pek işe yaramaz.',
    'all-capitals': 'Hepsini büyük harfle yazmak, tahmini pek zorlaştırmaz.',
    reversed: 'Kelimeyi ters yazmak, tahmini pek zorlaştırmaz.',
    substitutions: '“a” yerine “@” gibi değişiklikler pek işe yaramaz.',
  },

  methodTitle: 'Parolalar nasıl üretilir',
  method: [
    'Her karakter, tarayıcınızın kriptografik rastgele sayı üreteciyle seçilir; hepsinin olasılığı eşittir.',
    'İşaretlediğiniz her tür bulunur: biri eksikse parola baştan üretilir, böylece izin verilen bütün parolalar eşit olasılıklı kalır.',
    'Bit sayısı, ayarlarınızın kaç parolaya izin verdiğini ölçer: her ek bit bu sayıyı ikiye katlar.',
    'Bütün süreler aynı saldırgan içindir: hızlı bir hash ile (MD5) saklanmış parola listesini çalmış, altı ekran kartıyla saniyede bir trilyon deneme yapan biri. Yavaş hash kullanan ya da girişleri sınırlayan siteler daha uzun dayanır.',
    'Zayıf, Orta ve Güçlü yalnızca uzunluğa ve türlere bakar: 8 karakterden kısası zayıf; en az 12 karakter ve 3 tür güçlü; en az 8 karakter ve 2 tür orta sayılır. Bit sayısı ve süre daha fazlasını anlatır. Yazılan parola bu etiketleri almaz: tahmini deneme sayısına bakılır.',
  ],
}
