import { formatFileSize } from '../../lib/files/file-size.ts'
import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Görsel optimizasyonu',
  description: 'Önce küçültün, sonra biçimi, ardından kaliteyi seçin: bu sırayla çoğu görsel çok hafifler.',
  keywords: 'fotoğraf resim jpeg png webp avif sıkıştırma kalite boyut web hız rehber',
}

export const messages: Messages = {
  formats: {
    caption: 'Ne için hangi biçim',
    head: ['Biçim', 'Neye uygun', 'Saydamlık', 'Ayrıntı kaybı'],
    rows: [
      ['JPEG', 'fotoğraflar, herkes için', 'yok', 'var'],
      ['PNG', 'çizimler, ekran görüntüleri, logolar', 'var', 'yok'],
      ['WebP', 'web’deki fotoğraflar ve çizimler', 'var', 'seçiminize bağlı'],
      ['AVIF', 'web’deki fotoğraflar, çok küçük', 'var', 'seçiminize bağlı'],
      ['SVG', 'çizgiyle çizilmiş simgeler ve grafikler', 'var', 'yok'],
    ],
  },
  support: {
    caption: 'Tarayıcısı biçimi gösteren ziyaretçilerin payı, Temmuz 2026',
    head: ['Biçim', 'Pay', 'Tarayıcılar'],
    rows: [
      ['WebP', '%96,1', 'Chrome 32, Firefox 65, Safari 16 ve sonrası'],
      ['AVIF', '%93,4', 'Chrome 85, Firefox 93, Safari 16.4, Edge 121 ve sonrası'],
      ['JPEG XL', '%13,6, kısmen', 'Safari 17, yalnızca durağan görseller'],
    ],
  },
  sizes: {
    label: 'Aynı görünümde dosya boyutları: JPEG 100, WebP 66-75, AVIF yaklaşık 50',
    caption:
      'Aynı görünümde aynı fotoğraf, JPEG dosyasının yüzdesi olarak. Kazanç görselden görsele değişir.',
    about: (value) => `yaklaşık ${value}`,
  },
  quality: {
    label: (quality) => `Kalite: ${quality}`,
    alt: 'Seçilen kalitede görsel: tepeler, güneş ve bir satır yazı',
    size: (bytes, share) => `${formatFileSize(bytes, 'tr')}, kalite 100 dosyasının %${share} kadarı`,
    refused: 'Bu tarayıcı burada görsel kodlayamıyor.',
    caption: 'Tarayıcınız bu görseli her adımda cihazınızda yeniden kodlar.',
    use: 'Bu görseli sıkıştırıcıda aç',
    sample: 'Önce küçük harfler bozulur',
  },
}
