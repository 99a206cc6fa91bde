import type { WholeSiteMessages } from './messages.en.ts'

export const wholeSite: WholeSiteMessages = {
  offer: (size) => `Sitenin tamamını çevrimdışı kaydet · ${size}`,
  saving: (done, total) => `Sitenin tamamı kaydediliyor: ${done} / ${total}`,
  done: 'Sitenin tamamı bu cihaza kaydedildi.',
  failed: {
    network: 'Sitenin tamamı kaydedilemedi: bağlantı koptu. Kaydedilenler duruyor. Bağlanıp yeniden deneyin.',
    storage: 'Sitenin tamamı kaydedilemedi: tarayıcınızda yer kalmadı. Bu cihazda yer açıp yeniden deneyin.',
    'other-build':
      'Sitenin tamamı kaydedilemedi: yeni bir sürüm yayımlandı. Güncelleme önerildiğinde kabul edip yeniden deneyin.',
    'no-worker':
      'Sitenin tamamı kaydedilemedi: tarayıcınız bu site için hiçbir şey saklamıyor. Sayfayı yenileyip yeniden deneyin.',
  },
}
