import { formatFileSize } from '../../lib/files/file-size.ts'
import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Görsel optimizasyonu',
  description: 'Önce küçültün, sonra biçimi, ardından kaliteyi seçin: bu sırayla çoğu görsel çok küçülür.',
  keywords: 'fotoğraf resim jpeg png webp avif sıkıştırma kalite boyut web hız rehber',
}

export const messages: Messages = {
  formats: {
    caption: 'Hangi biçim neye uygun',
    head: ['Biçim', 'Neye uygun', 'Saydamlık', 'Ayrıntı kaybı'],
    rows: [
      ['JPEG', 'her yerde açılan fotoğraflar', 'yok', 'var'],
      ['PNG', 'çizimler, ekran görüntüleri, logolar', 'var', 'yok'],
      ['WebP', 'web’deki fotoğraflar ve çizimler', 'var', 'seçiminize bağlı'],
      ['AVIF', 'web’deki fotoğraflar, çok küçük', 'var', 'seçiminize bağlı'],
      ['SVG', 'şekillerden oluşan ikonlar, logolar ve grafikler', 'var', 'yok'],
    ],
  },
  support: {
    caption: 'Tarayıcısı bu biçimi destekleyen kullanıcıların payı, Eylül 2026',
    head: ['Biçim', 'Pay', 'Tarayıcılar'],
    rows: [
      ['WebP', '%97', 'Chrome 32, Edge 18, Firefox 65, Safari 16 ve sonrası'],
      ['AVIF', '%95', 'Chrome 85, Edge 121, Firefox 93, Safari 16.4 ve sonrası'],
      ['JPEG XL', '%15, kısmen', 'Safari 17 ve sonrası, yalnızca hareketsiz görseller'],
    ],
  },
  sizes: {
    label: 'Aynı görünüm kalitesinde dosya boyutları: JPEG 100, WebP 66-75, AVIF yaklaşık 50',
    caption:
      'Aynı görünüm kalitesinde aynı fotoğraf, JPEG dosyasının yüzdesi olarak. Kazanç görselden görsele değişir.',
    about: (value) => `yaklaşık ${value}`,
  },
  quality: {
    label: (quality) => `Kalite: ${quality}`,
    alt: 'Seçilen kalitede görsel: tepeler, güneş ve bir satır yazı',
    size: (bytes, share) => `${formatFileSize(bytes, 'tr')}, 100 kalitesindeki dosyanın %${share} kadarı`,
    refused: 'Tarayıcınız burada görselleri sıkıştıramıyor.',
    caption: 'Tarayıcınız bu görseli her adımda cihazınızda yeniden sıkıştırır.',
    use: 'Bu görseli sıkıştırıcıda aç',
    sample: 'Önce küçük harfler bozulur',
  },
}
