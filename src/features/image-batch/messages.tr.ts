import type { WorkStage } from '../../lib/image/image-work.ts'
import { reasonOf } from '../../ui/files/image-error/messages.tr.ts'
import type { BatchMessages } from './messages.en.ts'
import { choice } from './shown/choice.tr.ts'

const list = new Intl.ListFormat('tr')

const stages: Readonly<Record<WorkStage, string>> = {
  reading: 'Okunuyor',
  decoding: 'Açılıyor',
  resizing: 'Boyutlandırılıyor',
  encoding: 'Kodlanıyor',
  improving: 'Küçültülüyor',
  checking: 'Pikseller karşılaştırılıyor',
}

const sentence = ([first = '', ...rest]: readonly string[]) =>
  [first.charAt(0).toLocaleUpperCase('tr') + first.slice(1), ...rest].join(' · ')

const files = (count: number) => `${count} dosya`

export const batch: BatchMessages = {
  drop: 'Görselleri buraya bırakın',
  checking: 'Dosyalar kontrol ediliyor',
  added: (count) => `${files(count)} eklendi`,
  reason: reasonOf,
  files,

  shown: 'Gösterilen görsel',
  detailsOf: (name) => `Ayrıntılar: ${name}`,
  detailsShown: 'Gösterilen görselin ayrıntıları',
  downloadShown: 'Gösterilen görseli indir',
  removeShown: 'Gösterilen görseli kaldır',
  rotateShown: 'Gösterilen görseli saat yönünde döndür',
  cropShown: 'Gösterilen görseli kırp',
  state: {
    waiting: 'Sırada',
    early: 'Küçültülmeyi bekliyor',
    done: 'Hazır',
    failed: 'Başarısız',
    stopped: 'Durduruldu',
  },
  stopReasons: {
    cancelled: 'Durduruldu',
    'timed-out': 'Küçültme çok uzun sürdüğü için durduruldu. Bu, küçültmeden önceki sonuç.',
    failed: 'Küçültme başarısız oldu. Bu, küçültmeden önceki sonuç.',
  },
  skip: 'Atla',
  skipOf: (name) => `Küçültmeyi atla: ${name}`,
  stage: (stage) => stages[stage],

  background: 'Arka plan',
  backgroundHex: 'Arka plan (hex)',

  results: (count) => `Sonuçlar (${count})`,
  resultsOf: (ready, count) => `Sonuçlar (${ready} / ${count})`,
  showFailed: 'Göster',
  readyOf: (ready, count) => `${ready} / ${count}`,
  failedCount: (count) => `${count} başarısız`,
  showFailedOf: 'Göster: işlenemeyen dosyalar',
  showAll: 'Tüm dosyaları göster',
  sums: (before, after) => `${before} → ${after}`,
  smaller: (percent) => `${percent} küçüldü`,
  larger: (percent) => `${percent} büyüdü`,
  same: 'Aynı boyutta',
  seconds: (seconds) => `${seconds} sn`,
  pixels: (width, height) => `${width} × ${height}`,
  resized: (from, to) => `${from} → ${to} piksel`,
  samePixels: (size) => `${size} piksel`,
  failed: (count) => `${files(count)} işlenemedi`,
  // No suffix that depends on a number, as in “28'i”.
  atSmallest: (done, count) =>
    done === 0 ? `${files(count)} küçültülüyor` : `${count} dosyadan ${done} tanesi en küçük hâlinde`,
  bestSoFar: 'İndirirseniz her dosyanın o ana kadarki en iyi hâli alınır.',

  compare: (name) => `Karşılaştır: ${name}`,
  download: 'İndir',
  downloadOf: (name) => `İndir: ${name}`,
  dragOut: (name) => `${name}. Sonucu kaydetmek için masaüstüne veya bir klasöre sürükleyin`,
  downloadAll: 'Tümünü indir (ZIP)',
  packing: 'Paketleniyor...',
  packFailed: 'ZIP dosyası oluşturulamadı. Yeniden deneyin ya da dosyaları tek tek indirin.',
  remove: (name) => `Kaldır: ${name}`,
  removeAll: 'Tümünü kaldır',
  recover: 'Okunabilen kısmı kurtar',
  tryAgain: 'Yeniden dene',
  pickAgain: 'Yeniden seç',
  removeThis: 'Bu dosyayı kaldır',

  undoEdit: { crop: 'Kırpmayı geri al', turn: 'Döndürmeyi geri al', both: 'Kırpmayı ve döndürmeyi geri al' },
  undoEditOf: (undo, name) => `${undo}: ${name}`,

  ...choice,

  animated: 'Hareketli görsel: yalnızca ilk kare kullanıldı.',
  embedded: 'Ham fotoğraf: bu, fotoğraf makinesinin dosyaya eklediği en büyük JPEG.',
  firstPage: (pages) => `${pages} sayfa: yalnızca ilki kullanıldı.`,
  pageUsed: (page, pages) => `${pages} sayfadan ${page}. sayfa kullanıldı.`,
  frameUsed: (frame, frames) => `Hareketli görsel: ${frames} kareden ${frame}. kare kullanıldı.`,
  recovered: 'Kurtarıldı: eksik kısım boş.',
  carried: (kept, lost) =>
    sentence([
      ...(kept.length > 0 ? [`${list.format(kept)} korundu`] : []),
      ...(lost.length > 0 ? [`${list.format(lost)} çıkarıldı`] : []),
    ]),
  parts: {
    'gain-map': 'HDR',
    video: 'video',
    'depth-map': 'derinlik haritası',
    pictures: 'diğer görseller',
    appended: 'görselden sonra gelen veriler',
    captions: 'açıklamalar',
    details: 'fotoğraf ayrıntıları (konum, kamera)',
  },

  before: 'Önce',
  after: 'Sonra',
  slider: 'Öncesi ve sonrası',
  sliderValue: (percent) => `Sonuç %${percent}`,
  fullSize: '%100 büyüklükte göster',
  announceEarly: (count) => `${files(count)} indirilebilir. Küçültme sürüyor.`,
  announceDone: (count, sum) => `${files(count)} hazır, ${sum}`,
}
