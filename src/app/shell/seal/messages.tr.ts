import { wholeSite } from '../../../features/offline-copy/messages.tr.ts'
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
    tool: 'Bu araç çevrimdışı çalışır. Sitenin geri kalanı bu cihazda kayıtlı değil.',
    page: 'Bu sayfa çevrimdışı çalışır. Sitenin geri kalanı bu cihazda kayıtlı değil.',
    part: 'Bu sayfa çevrimdışı açılır, ama bazı işlevleri için, siz onları kullanana ya da sitenin tamamını kaydedene kadar internet bağlantısı gerekir.',
    saving: 'Bu sayfa bu cihaza kaydediliyor. Kayıt bitene kadar internet bağlantısı gerekir.',
    none: 'Bu sayfa için internet bağlantısı gerekir: tarayıcınız sayfanın çevrimdışı kopyasını saklamıyor. Gizli pencerelerde, site verileri engellendiğinde, cihaz dolduğunda ve http:// ile başlayan adreslerde böyle olur.',
  },
  close: 'Kapat',
  more: 'Kendiniz kontrol edin, sınırlarını görün',
  wholeSite,
  proof: { live, leak, lock },
}
