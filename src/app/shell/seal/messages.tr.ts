import { leak, live, lock } from '../../../features/privacy-proof/messages.tr.ts'
import { createCounted } from '../../../lib/text/plural.ts'
import type { SealMessages } from './messages.en.ts'

const counted = createCounted('tr')
const things = {
  photo: { other: 'fotoğraf' },
  picture: { other: 'resim' },
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
    saved: 'Sitenin tamamı bu cihazda ve ağ olmadan çalışır.',
    saving: 'Site bu cihaza kaydediliyor. Kayıt bitene kadar ağ gerekir.',
    none: 'Bu sayfa ağ gerektirir: tarayıcınız sayfanın çevrimdışı kopyasını saklamıyor. Gizli pencereler, engellenmiş site verileri, dolu bir cihaz ve http:// ile başlayan adresler buna yol açar.',
  },
  close: 'Kapat',
  more: 'Sınırlarıyla birlikte kendiniz denetleyin',
  proof: { live, leak, lock },
}
