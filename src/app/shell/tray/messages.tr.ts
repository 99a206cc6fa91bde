import type { TrayMessages } from './messages.en.ts'

export const messages: TrayMessages = {
  title: 'Tepsi',
  toggle: (count) => `Tepsi (${count})`,
  dropHere: 'Tepsiye koymak için buraya bırakın',
  thing: (name, what) => `${name}, ${what}`,
  actionsFor: (name) => `Tepside: ${name}`,
  close: 'Kapat',
  text: 'Metin',
  colour: 'Renk',
  useHere: 'Burada kullan',
  sendTo: 'Başka bir araca gönder',
  download: 'İndir',
  remove: 'Tepsiden kaldır',
  clear: 'Boşalt',
  clearAll: 'Tepsiyi boşalt',
  keep: 'Bu cihazda sakla',
  kept: 'Siz boşaltana kadar sayfa yenilense de burada',
  partlyKept: 'Hepsi saklanmıyor',
  notKept: 'Sayfayı yenileyince ya da sekmeyi kapatınca gider',
  fromTray: (count) => `Tepsiden (${count})`,
  choose: 'Tepsiden seçin',
  undo: 'Geri al',
  dismiss: 'Kapat',
  said: {
    added: (count) => (count === 1 ? 'Tepsiye kondu' : `${count} öge tepsiye kondu`),
    full: (added, count) =>
      added === 0
        ? 'Tepsi dolu. 20 öge alır: önce birini kaldırın.'
        : `Tepsi doldu: ${count} ögeden ${added} tanesine yer vardı. Tepsi 20 öge alır.`,
    removed: (name) => `Tepsiden kaldırıldı: ${name}`,
    cleared: 'Tepsi boş',
    undone: 'Geri alındı',
    used: 'Tepsiden alındı',
    'not-taken': 'Bu sayfada bunu alan bir şey yok.',
    'too-large':
      'Tepsi cihazda en çok 200 MB saklar, bununla daha fazla olurdu. Bu, sayfayı yenileyene ya da sekmeyi kapatana kadar burada.',
    refused:
      'Tarayıcı bunu cihazda saklamadı: yeri yok ya da bu site için hiçbir şey saklamıyor. Sayfayı yenileyene ya da sekmeyi kapatana kadar burada.',
  },
}
