import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'QR kod kullanımı',
  description: 'Metni kısa, kontrastı yüksek, kenarı boş tutun; her kodu basmadan önce test edin.',
  keywords: 'qr karekod barkod okutma kamera menü wifi baskı boyut sessiz alan rehber',
}

export const messages: Messages = {
  anatomy: {
    label: 'Bölümleri numaralanmış bir QR kod',
    parts: [
      'Üç bulucu desen, kameraya kodun nerede olduğunu ve ne yöne baktığını söyler.',
      'İki zamanlama deseni, kaç satır ve sütun olduğunu gösterir.',
      'Sessiz alan, kodu çevresindekilerden ayırır.',
    ],
    caption:
      'Kalanı metindir; kirin ya da parlamanın gizlediğini geri getiren hata düzeltme verisiyle birlikte.',
  },
  tiles: {
    title: 'Üreticinin on türünden dördü',
    items: [
      ['URL', 'https://example.org', 'Sayfa açar'],
      ['METİN', 'Asansörün önünde bekliyorum', 'Metni gösterir'],
      ['TELEFON', 'tel:+902120000000', 'Numarayı arar'],
      ['E-POSTA', 'mailto:hello@example.org', 'E-posta başlatır'],
    ],
  },
  practices: {
    doTitle: 'Yapın',
    dos: [
      'En az 2x2 cm basın.',
      'Yüksek kontrast kullanın: açık üzerine koyu.',
      'Kodun çevresinde sessiz alan bırakın.',
      'Birden çok telefonla test edin.',
      'Kısa URL kullanın.',
      'Mobil uyumlu sayfalara götürün.',
    ],
    dontTitle: 'Yapmayın',
    donts: [
      'Yerden kazanmak için daha küçük basmayın.',
      'Açık renkler ya da koyu üzerine açık renk kullanmayın.',
      'Yazı ya da görsellerin koda değmesine izin vermeyin.',
      'Kodu esnetmeyin, köşelerini kesmeyin.',
      'Uzun bir metni küçük bir koda sıkıştırmayın.',
      'Geniş ekran isteyen bir sayfaya götürmeyin.',
    ],
  },
}
