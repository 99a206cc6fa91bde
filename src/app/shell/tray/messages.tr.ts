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
  kept: 'Siz boşaltana kadar, sayfa yenilense de burada kalır',
  partlyKept: 'Yalnızca bir kısmı saklanıyor',
  notKept: 'Sayfayı yenileyince ya da sekmeyi kapatınca silinir',
  fromTray: (count) => `Tepsiden (${count})`,
  choose: 'Tepsiden seç',
  undo: 'Geri al',
  dismiss: 'Kapat',
  said: {
    added: (count) => (count === 1 ? 'Tepsiye kondu' : `${count} öğe tepsiye kondu`),
    full: (added, count) =>
      added === 0
        ? 'Tepsi dolu (20 öğe). Önce birini kaldırın.'
        : `Tepsi doldu (20 öğe): ${count} öğeden ${added} tanesi kondu.`,
    removed: (name) => `Tepsiden kaldırıldı: ${name}`,
    cleared: 'Tepsi boşaltıldı',
    undone: 'Geri alındı',
    used: 'Tepsiden alındı',
    'not-taken': 'Bu sayfa bu öğeyi kullanamıyor.',
    'too-large':
      'Tepsi cihazda en çok 200 MB saklar; bununla sınır aşılırdı. Bu öğe, siz sayfayı yenileyene ya da sekmeyi kapatana kadar burada kalır.',
    refused:
      'Tarayıcınız bunu cihaza kaydetmedi: yer kalmamış ya da bu site için hiçbir şey saklamıyor. Bu öğe, siz sayfayı yenileyene ya da sekmeyi kapatana kadar burada kalır.',
  },
}
