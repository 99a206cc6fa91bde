import type { Translated } from '../../lib/text/i18n.ts'
import { reasonOf } from '../../ui/files/image-error/messages.tr.ts'
import type { card as englishCard, Messages } from './messages.en.ts'

const heicTerm = 'Telefonların HEIC fotoğraflarını PDF’e dönüştürür.'

export const card: Translated<typeof englishCard> = {
  title: 'Fotoğraftan PDF',
  description: 'Fotoğraflarınızı her sayfada bir tane olacak şekilde tek PDF’te birleştirin.',
  keywords: 'resim görsel görüntü jpg jpeg png webp belge tarama birleştir sayfa dönüştür heic heif iphone',
  terms: { heic: heicTerm, heif: heicTerm },
  action: 'PDF yap',
}

const orientations = { portrait: 'Dikey', landscape: 'Yatay' }

export const messages: Messages = {
  title: 'Fotoğraftan PDF’e Dönüştürücü',
  intro:
    'Birden çok fotoğrafı tek bir PDF’te birleştirin. Fotoğrafları yükleyin, sıralayın ve düzeni belirleyin.',

  upload: 'Fotoğraf yüklemek için tıklayın',
  formats: 'PNG, JPG, JPEG ve WebP biçimleri desteklenir',
  drop: 'PDF’e eklemek için fotoğrafları bırakın',
  checking: 'Fotoğraflar kontrol ediliyor',
  added: (count) => `${count} fotoğraf eklendi`,
  refused: 'Lütfen geçerli görsel dosyaları seçin (PNG, JPG, JPEG, WebP vb.)',
  damaged: 'Bu fotoğraflar eklenemedi.',
  moreRefused: (count) => `${count} dosya daha`,
  pageOf: (name, page, pages) => `${name} · sayfa ${page} / ${pages}`,
  notAllPages: 'Sayfaların tümü eklenmedi.',
  firstPages: (limit, pages) => `${pages} sayfanın yalnızca ilk ${limit} sayfası eklendi.`,
  recover: 'Okunabilen kısmı kurtar',
  recoverOf: (name) => `Okunabilen kısmı kurtar: ${name}`,
  reason: reasonOf,

  selected: (count) => `Seçilen Fotoğraflar (${count})`,
  sum: (count, size) => `${count} fotoğraf · ${size}`,
  remove: (name) => `Kaldır: ${name}`,
  removed: (name) => `${name} kaldırıldı`,
  removedAll: (count) => `${count} fotoğraf kaldırıldı`,

  settings: 'PDF Ayarları',
  pageSize: 'Sayfa Boyutu',
  pageSizes: {
    A4: 'A4 (210 × 297 mm)',
    Letter: 'Letter (216 × 279 mm)',
    A3: 'A3 (297 × 420 mm)',
    photo: 'Fotoğrafla aynı boyutta',
  },
  perPage: 'Sayfa başına fotoğraf',
  photosOnPage: (count) => `sayfa başına ${count} fotoğraf`,
  largestSize: 'En büyük dosya boyutu',
  anySize: 'Sınırsız',
  otherSize: 'Özel boyut',
  largestKilobytes: 'En büyük dosya boyutu (KB)',
  largestKilobytesHint: '1 MB, 1.024 KB’dir.',
  atMost: (size) => `en çok ${size}`,
  cleanUp: 'Taramaları iyileştir',
  cleanUpHint:
    'Sayfalar bulunup düzeltilir, gölgeler giderilir. Üzerlerindeki basılı fotoğraflar soluklaşır.',
  scans: { none: 'Çekildiği gibi', gray: 'Gri tonlamalı', 'black-and-white': 'Siyah beyaz' },
  scansInFormat: { gray: 'gri tonlamalı', 'black-and-white': 'siyah beyaz' },
  photoPages: 'fotoğraf büyüklüğünde sayfalar',
  borderless: 'Kenar boşluğu yok',
  borderlessHint: 'Fotoğraf sayfanın kenarına kadar uzanır.',
  fileName: 'Dosya adı',
  orientation: 'Sayfa Yönü',
  orientations,
  millimetres: (value) => `${value} mm`,
  margin: (value) => `Kenar boşluğu: ${value}`,
  keepDetails: 'Fotoğraf ayrıntılarını koru (konum, kamera)',
  keepDetailsHint: 'Kapalıyken konum ve kamera bilgileri PDF’e yazılmaz.',
  convert: 'PDF’e dönüştür',
  converting: 'Dönüştürülüyor...',
  documentTitle: 'Fotoğraflar',

  empty: 'PDF oluşturmak için fotoğraf yükleyin',
  emptyHint: 'Birden çok fotoğraf seçin ve tek bir PDF belgesine dönüştürün',

  ready: 'PDF Hazır',
  created: 'PDF Başarıyla Oluşturuldu!',
  converted: (count) => `${count} fotoğraf dönüştürüldü`,
  madeSmaller: (count, total) => `${total} fotoğrafın ${count} tanesi küçültüldü`,
  madeSmallerBare: (count, total) => `${total} fotoğrafın ${count} tanesi ayrıntıları olmadan küçültüldü`,
  format: (pageSize, orientation) => `${pageSize}, ${orientations[orientation].toLowerCase()}`,
  dragOut: 'Kaydetmek için masaüstüne veya bir klasöre sürükleyin',
  download: 'PDF’i indir',
  announceReady: (pages, size) => `PDF hazır, ${pages} sayfa, ${size}`,

  howTo: 'Nasıl Kullanılır',
  steps: [
    'Fotoğraflarınızı yükleyin.',
    'Ok düğmeleriyle ya da sürükleyerek sıralayın.',
    'Sayfa boyutunu, sayfa yönünü ve kenar boşluğunu seçin.',
    '“PDF’e dönüştür” düğmesine basın ve belgeyi indirin.',
  ],
}
