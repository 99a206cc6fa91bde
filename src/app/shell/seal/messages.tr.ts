import { leak, live, lock } from '../../../features/privacy-proof/messages.tr.ts'
import { createCounted } from '../../../lib/text/plural.ts'
import type { SealMessages } from './messages.en.ts'

const counted = createCounted('tr')
const things = {
  photo: { other: 'fotoğraf' },
  picture: { other: 'görsel' },
  document: { other: 'belge' },
  file: { other: 'dosya' },
}

export const messages: SealMessages = {
  saved: (what, count) => counted(count, things[what]),
  copied: 'Kopyalandı',
  nothingSent: 'bu cihazdan 0 bayt çıktı',
  somethingSent: 'bu sayfa başka yere bir şey gönderdi',
  title: 'Bu sayfanın gizliliği',
  lead: {
    saved: 'Sitenin tamamı bu cihazda ve çevrimdışı çalışır.',
    saving: 'Site bu cihaza kaydediliyor. Kayıt bitene kadar internet bağlantısı gerekir.',
    none: 'Bu sayfa için internet bağlantısı gerekir: tarayıcınız sayfanın çevrimdışı kopyasını saklamıyor. Gizli pencerelerde, site verileri engellendiğinde, cihaz dolduğunda ve http:// ile başlayan adreslerde böyle olur.',
  },
  close: 'Kapat',
  more: 'Kendiniz kontrol edin, sınırlarını görün',
  proof: { live, leak, lock },
}
