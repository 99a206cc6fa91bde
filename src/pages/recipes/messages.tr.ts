import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Tarifler',
  description: 'Birkaç resim aracından geçen adımlar; kaydedilir, dosyaları bırakınca yeniden çalışır.',
  keywords: 'tarif iş akışı toplu otomatik adım zincir dönüştür sıkıştır pdf yeniden makro',
}

export const messages: Messages = {
  title: 'Tarifler',
  lead: 'Dosyalarla en çok üç araçta bir kez yaptığınızı, başka dosyaları bırakarak yeniden yapabilirsiniz.',
  note: 'Tarifler bu cihazda saklanır, hiçbir yere gönderilmez. Verileriniz sayfasındaki dışa aktarmaya girer. Kopyalanan bağlantıda adımlar ve ayarları vardır; ad ve dosya yoktur.',
}
