import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Tarifler',
  description: 'Birkaç görsel aracındaki adımları kaydedin, dosyaları bırakıp yeniden çalıştırın.',
  keywords: 'tarif iş akışı toplu otomatik adım zincir dönüştür sıkıştır pdf yeniden makro',
}

export const messages: Messages = {
  title: 'Tarifler',
  lead: 'Dosyalarla yaptıklarınızı kaydedin, başka dosyaları bırakarak tekrarlayın.',
  note: 'Tarifler bu cihazda saklanır, hiçbir yere gönderilmez. “Verileriniz” sayfasından dışa aktarılan dosyada yer alır. Kopyalanan bağlantıda adımlar ve ayarları vardır; tarifin adı ve dosyalar yoktur.',
}
