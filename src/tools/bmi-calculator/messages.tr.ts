import type { Translated } from '../../lib/text/i18n.ts'
import { createCounted } from '../../lib/text/plural.ts'
import { textFileReason } from '../../ui/files/text-file/messages.tr.ts'
import type { card as englishCard, Messages } from './messages.en.ts'

export const card: Translated<typeof englishCard> = {
  title: 'BKİ hesaplayıcı',
  description: 'Beden kitle indeksi (vücut kitle indeksi), kilo aralığı, enerji ihtiyacı ve geçmiş.',
  keywords: 'vücut kitle endeksi bmi vki kilo boy kalori sağlık persentil çocuk bel',
}

const counted = createCounted('tr', 10)

export const messages: Messages = {
  title: 'BKİ hesaplayıcı',
  intro: 'Beden kitle indeksinizi (BKİ) ve kilo aralığınızı hesaplayın; geçmiş bu cihazda kalır.',

  yourData: 'Bilgileriniz',
  units: 'Birimler',
  unitSystems: { metric: 'kg, cm', imperial: 'stone, ft', us: 'lb, ft' },
  weight: 'Kilo',
  height: 'Boy',
  waist: 'Bel çevresi',
  optional: 'isteğe bağlı',
  age: 'Yaş',
  years: 'yıl',
  months: 'Ay',
  monthsHint: 'Son doğum gününden bu yana geçen tam aylar; persentil için.',
  gender: 'Cinsiyet',
  genders: { male: 'Erkek', female: 'Kadın' },
  unitNames: { kg: 'kg', cm: 'cm', st: 'st', lb: 'lb', ft: 'ft', in: 'inç' },
  fieldOf: (label, unit) => `${label} (${unit})`,
  calculate: 'Hesapla',
  savedHint: '“Hesapla”, sonucu geçmişe de kaydeder.',
  notSavedHint: 'Sonuçlar saklanmıyor: geçmiş kapalı.',
  invalid: 'Lütfen kilo, boy ve yaş için geçerli değerler girin.',
  invalidField: {
    weight: '0’dan büyük bir sayı girin, örneğin 70 ya da 70,5.',
    height: '0’dan büyük bir sayı girin, örneğin 175.',
    age: 'Yaşınızı yıl olarak girin, örneğin 30.',
  },
  doubt: (weight, height, age) => `${weight}, ${height} ve ${age} mı?`,
  doubtText: 'Bu çok nadirdir. Lütfen girdiklerinizi kontrol edin.',
  swappedText: 'Kiloyla boyu karıştırmış olabilir misiniz?',
  swap: 'Kiloyla boyun yerini değiştir',
  takeHeight: (centimetres) => `${centimetres} cm kullan`,
  confirm: 'Evet, doğru',
  kilograms: (value) => `${value} kg`,
  inches: (value) => `${value} inç`,
  centimetres: (value) => `${value} cm`,
  stones: (stones, pounds) => `${stones} st ${pounds} lb`,
  pounds: (value) => `${value} lb`,
  feet: (feet, inches) => `${feet} ft ${inches} inç`,
  yearsOld: (years) => counted(years, { other: 'yaş' }),

  result: 'Sonuç',
  empty: 'BKİ’niz burada görünür',
  emptyHint: 'Kilonuzu, boyunuzu ve yaşınızı girin. Sonuç siz yazarken güncellenir.',
  bmi: 'BKİ',
  categories: {
    underweight: 'Zayıf',
    normal: 'Normal kilolu',
    overweight: 'Fazla kilolu',
    obese: 'Obez',
    none: 'Kategori yok',
  },
  childCategories: {
    underweight: 'Zayıf (5. persentilin altı)',
    healthy: 'Sağlıklı kilo (5. persentilden 85. persentile kadar)',
    overweight: 'Fazla kilolu (85. persentilden 95. persentile kadar)',
    obesity: 'Obezite (95. persentil ve üstü)',
    'severe-obesity': 'Ağır obezite (95. persentilin %120’si ve üstü)',
  },
  obesityClass: (level) => `${level}. derece`,
  scale: (bmi, category) => `15’ten 40’a ölçek: ${bmi}, ${category}`,
  normalWeight: (height, from, to) =>
    `${height} cm boyunda yetişkinler için normal kilo ${from}–${to} kg’dır.`,
  childScale: (bmi) => `15’ten 40’a ölçek: ${bmi}`,
  sentences: {
    underweight: 'BKİ zayıf aralığında. Yeni başladıysa ya da isteğiniz dışındaysa doktora danışın.',
    normal: 'BKİ yetişkinler için normal aralıkta.',
    overweight: 'BKİ fazla kilolu aralığında. BKİ kası yağdan ayırt edemez.',
    obese:
      'BKİ obezite aralığında. Bunun sizin için ne anlama geldiğini bir doktor ya da hemşire söyleyebilir.',
  },
  lowerPoint: (point) => `DSÖ’nün Asya toplumları için ek eşiklerinden ${point} değerine ulaşıldı.`,
  noLowerPoint: 'DSÖ’nün Asya toplumları için ek eşiklerinin ilkinin (23) altında.',
  lowerPointAbove: (point) => `${point} kg/m²`,
  percentile: 'Persentil',
  aboveTable: '97’nin üstünde',
  belowTable: '3’ün altında',
  percentileText: (value, age, gender) =>
    `Referans grubunda ${age} olan 100 ${gender === 'male' ? 'erkek' : 'kız'} çocuktan BKİ’si daha düşük olanların sayısı: ${value} (CDC büyüme eğrileri, 2000).`,
  moreThan97: '97’den fazla',
  fewerThan3: '3’ten az',
  genderForPercentile: 'Persentili görmek için cinsiyet seçin: kız ve erkek çocuklarda farklıdır.',
  ofThe95th: (percent) => `95. persentildeki BKİ’nin %${percent} kadarı.`,
  underTwo: 'İki yaşın altında BKİ kategorisi kullanılmaz. Çocuk doktoru bunun yerine kilo ve boyu izler.',
  childNote:
    '20 yaşın altında yetişkin kategorileri kullanılmaz; sonuç yaşa ve cinsiyete göre değerlendirilir.',
  monthsAndYears: (years, months) => (months === 0 ? `${years} yaşında` : `${years} yaş ${months} aylık`),
  range: 'Kilo aralığı',
  rangeOf: (from, to) => `${from} – ${to}`,
  rangeNote: 'bu boyda 18,5 ile 24,9 arasında bir BKİ için',
  childRangeNote: 'bu boy ve yaşta 5. ile 85. persentil arası için',
  energy: 'Günlük kalori',
  kilocalories: (value) => `yaklaşık ${value} kcal`,
  energyNote: (spread, basal) =>
    `Çoğu oturarak geçen bir gün için tahmindir, hedef değildir: dinlenirken yaklaşık ${basal} kcal × 1,2 (gözden geçirilmiş Harris-Benedict formülü; Roza ve Shizgal, 1984). 100 kişiden 95’inde dinlenme ihtiyacı bundan en çok ±${spread} kcal sapar.`,
  genderForEnergy: 'Günlük kaloriyi görmek için cinsiyet seçin.',
  waistRatio: 'Bel/boy oranı',
  waistBands: {
    low: 'sağlıklı sayılan 0,4–0,49 aralığının altında',
    healthy: 'sağlıklı sayılan 0,4–0,49 aralığında',
    increased: '0,5–0,59 aralığında, sağlık riski artmış',
    'further-increased': '0,6 veya üstünde, sağlık riski daha da artmış',
  },
  waistNote: 'NICE aralıkları. Gebelikte geçerli değildir.',
  waistNotUsed: 'Bu oran BKİ 35 ve üstündeyken ve beş yaşın altında kullanılmaz.',
  announce: (bmi, category) => `BKİ ${bmi}, ${category}`,
  caution: [
    'BKİ kilonuzu boyunuzla karşılaştırır. Bir tarama ölçüsüdür, tanı değildir: kası, kemiği, yaşı ya da yağın nerede toplandığını göremez.',
    'Yetişkin kategorileri 20 yaş ve üstü içindir. Gebelikte geçerli değildir; çok kaslı kişilerde ve yaşlılarda yanıltabilir.',
    'Bu sayı sizi kaygılandırıyorsa bir doktora ya da hemşireye danışın; genel durumunuzu değerlendirebilirler. Yemek ya da kilo düşüncelerinizi ele geçiriyorsa güvendiğiniz biriyle veya ülkenizdeki bir yardım hattıyla konuşun.',
  ],
  cautionTitle: 'BKİ neyi söyler, neyi söylemez',

  history: 'Geçmiş',
  historyEmpty: 'Hesapladığınız son 10 sonuç burada listelenir.',
  chartEmpty: 'Hesapladığınızda sonuçların zaman içindeki seyri burada görünür.',
  waistNotGiven: 'girilmedi',
  chart: (count) => `Son ${count} sonucun grafiği`,
  adults: '20 yaş ve üstü',
  young: '20 yaş altı',
  byPercentile: (category) => `${category} (persentil)`,
  date: 'Tarih',
  category: 'Kategori',
  remove: (date) => `Sonucu kaldır: ${date}`,
  clear: 'Geçmişi temizle',
  cleared: 'Geçmiş temizlendi',
  removed: 'Sonuç kaldırıldı',
  saveResults: 'Sonuçları bu cihazda sakla',
  saveResultsHint: 'Son 10 sonuç, yalnızca bu tarayıcıda.',
  exportCsv: 'CSV olarak dışa aktar',
  importCsv: 'CSV içe aktar',
  reading: 'Okunuyor:',
  imported: (count, name) => `${name} dosyasından ${count} sonuç içe aktarıldı.`,
  haveGone: (count) => `${count} sonuç artık sığmadığı için silindi.`,
  tooOld: (count) => `Dosyadaki ${count} sonuç alınmadı: geçmiş en yeni 10 sonucu saklar.`,
  readAs: {
    'day-first': 'Tarihlerde önce gün, sonra ay okundu.',
    'month-first': 'Tarihlerde önce ay, sonra gün okundu.',
  },
  whichOrder: (example) => `${example} hangi gün?`,
  whichOrderText: 'Bu dosyadaki tarihler iki türlü okunabilir. Doğru olanı seçin.',
  dateOrders: { 'day-first': 'Önce gün', 'month-first': 'Önce ay' },
  wouldDrop: (count) => `İçe aktarma, sonuçlarınızdan ${count} tanesini siler`,
  wouldDropText: (count, name) =>
    `Geçmiş en yeni 10 sonucu saklar; ${name} dosyasından ${count} sonuç eklenecek. Şunlar silinir:`,
  importAnyway: (count) => `İçe aktar, ${count} sonucu sil`,
  importFailed: (name) => `${name} içe aktarılamadı`,
  importReason: (why) => {
    if (why === 'no-table')
      return 'Dosyanın ilk satırında, buradan dışa aktarılan dosyadaki gibi date, weight_kg, height_cm, age_years ve gender sütun adları yer almalı.'
    if (why === 'too-many-rows') return 'Dosyada 50.000’den fazla satır var. Eskileri çıkarın.'
    return textFileReason(why, '5 MB')
  },
  importPartly: (name) => `${name} dosyasının bazı satırları alınmadı`,
  refusedRows: {
    values: (lines) => `Kilosu, boyu, yaşı veya cinsiyeti geçersiz satırlar: ${lines}.`,
    date: (lines) => `Tarihi geçersiz satırlar: ${lines}. Tarihi 2026-01-31 gibi yazın.`,
    future: (lines) => `Tarihi gelecekte olan satırlar: ${lines}.`,
    rare: (lines) => `Değerleri çok nadir, büyük olasılıkla yanlış yazılmış satırlar: ${lines}.`,
  },
  andMore: (lines, more) => `${lines} ve ${more} satır daha`,
  fileName: 'bki-gecmisi.csv',

  table: 'BKİ kategorileri',
  tableNote: '20 yaş ve üstü yetişkinler için (DSÖ).',
  bmiRange: 'BKİ',
  below: (to) => `${to} altı`,
  from: (from) => `${from} ve üstü`,
  between: (from, to) => `${from} – ${to} (hariç)`,
  classes:
    'Obezite ayrıca derecelere ayrılır: 30’dan itibaren 1., 35’ten itibaren 2., 40’tan itibaren 3. derece.',
  lower: 'Daha düşük eşikleri göster',
  lowerHint:
    'Asya kökenli birçok kişide riskler daha düşük bir BKİ’de artar. DSÖ’nün uzman toplantısı (2004) kategorileri korudu; 23; 27,5; 32,5 ve 37,5 değerlerini ek eşik olarak belirledi.',
}
