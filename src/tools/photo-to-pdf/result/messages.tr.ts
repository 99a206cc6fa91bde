import type { FailureMessages } from './messages.en.ts'

export const messages: FailureMessages = {
  failed: 'PDF’e dönüştürülürken hata oluştu. Lütfen yeniden deneyin.',
  failure: {
    'pdf-too-large': 'Fotoğrafların toplamı, bir PDF’in alabileceği 10 GB’yi aşıyor. Bazılarını kaldırın.',
    unexpected: 'Tarayıcınız işlemi tamamlayamadı. Diğer sekmeleri kapatıp yeniden deneyin.',
  },
  overLimit: (size) => `Fotoğraflar ${size} boyutuna sığmıyor.`,
  smallestPossible: (size) =>
    `Bu fotoğraflardan oluşturulabilecek en küçük PDF ${size}. Daha az fotoğrafla ya da sayfa başına daha çok fotoğrafla küçülür.`,
  allow: (size) => `${size} boyutuna izin ver`,
  pickAgain: 'Yeniden seç',
  removeThis: 'Bu fotoğrafı kaldır',
  removeLargest: 'En büyük fotoğrafı kaldır',
  tryAgain: 'Yeniden dene',
}
