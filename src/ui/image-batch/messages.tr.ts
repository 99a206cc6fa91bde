import type { WorkError, WorkStage } from '../../lib/image/image-work.ts'
import type { BatchMessages } from './messages.en.ts'

const kinds: Readonly<Record<string, string>> = {
  'jpeg-12-bit': 'renk başına 12 bit JPEG',
  'jpeg-lossless': 'kayıpsız JPEG',
  'jpeg-arithmetic': 'aritmetik kodlamalı JPEG',
  'jpeg-components': 'alışılmadık renkli JPEG',
}

export function reasonOf(error: WorkError): string {
  switch (error.kind) {
    case 'empty':
      return 'Dosya boş.'
    case 'not-an-image':
      return 'Bu bir görsel değil.'
    case 'truncated':
      return 'Dosya yarım kalmış: görselin bir bölümü eksik.'
    case 'corrupt':
      return 'Dosya bozuk.'
    case 'too-large':
      return `${error.width} × ${error.height} piksel, güvenle açılamayacak kadar büyük. Önce görseli bu cihazdaki bir programla küçültün.`
    case 'unsupported':
      return `Bu tarayıcı bu tür görselleri (${kinds[error.format] ?? error.format.toUpperCase()}) açamıyor. Önce JPEG veya PNG olarak kaydedin.`
    case 'not-looked-at':
      return 'Tarayıcı bu dosyayı bu sayfa için açamadı.'
    case 'unreadable':
      return 'Dosya seçildikten sonra değiştirilmiş, taşınmış veya silinmiş. Yeniden seçin.'
    case 'unexpected':
      return 'Tarayıcı işi bitiremedi; belleği yetmemiş olabilir. Diğer sekmeleri kapatıp yeniden deneyin.'
  }
}

const stages: Readonly<Record<WorkStage, string>> = {
  reading: 'Okunuyor',
  decoding: 'Açılıyor',
  resizing: 'Boyutlandırılıyor',
  encoding: 'Kodlanıyor',
  improving: 'Küçültülüyor',
  checking: 'Pikseller karşılaştırılıyor',
}

const files = (count: number) => `${count} dosya`

export const batch: BatchMessages = {
  drop: 'Eklemek için görselleri bırakın',
  checking: 'Dosyalar denetleniyor',
  added: (count) => `${files(count)} eklendi`,
  reason: reasonOf,
  files,

  waiting: 'Sırada',
  stopped: 'Durduruldu',
  skip: 'Atla',
  skipOf: (name) => `Atla, küçültme: ${name}`,
  stage: (stage) => stages[stage],

  results: (count) => `Sonuçlar (${count})`,
  sums: (before, after) => `${before} → ${after}`,
  smaller: (percent) => `${percent} daha küçük`,
  larger: (percent) => `${percent} daha büyük`,
  same: 'Aynı boyutta',
  seconds: (seconds) => `${seconds} sn`,
  pixels: (width, height) => `${width} × ${height}`,
  resized: (from, to) => `${from} → ${to} piksel`,
  keptPixels: (size) => `${size} piksel`,
  failed: (count) => `${files(count)} başarısız`,

  compare: (name) => `Karşılaştır: ${name}`,
  download: 'İndir',
  downloadOf: (name) => `İndir: ${name}`,
  downloadAll: 'Tümünü indir (ZIP)',
  packing: 'Paketleniyor...',
  packFailed: 'ZIP dosyası oluşturulamadı. Dosyaları tek tek indirin.',
  remove: (name) => `Kaldır: ${name}`,
  removeAll: 'Tümünü kaldır',
  recover: 'Okunabilen kısmı kurtar',
  tryAgain: 'Yeniden dene',

  animated: 'Hareketli görsel: yalnızca ilk kare kullanıldı.',
  recovered: 'Kurtarıldı: eksik kısım boş.',
  detailsLeftOut: 'Konum, kamera ve diğer ayrıntılar çıkarıldı.',

  before: 'Önce',
  after: 'Sonra',
  slider: 'Sonucun ne kadarı gösteriliyor',
  sliderValue: (percent) => `%${percent} sonuç`,
  fullSize: '%100 büyüklükte göster',
  announceDone: (count, sum) => `${files(count)} hazır, ${sum}`,
}
