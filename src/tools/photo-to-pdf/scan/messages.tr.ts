import type { ScanMessages } from './messages.en.ts'

export const messages: ScanMessages = {
  looking: 'Sayfa aranıyor…',
  notes: {
    found: 'Sayfa bulundu.',
    none: 'Sayfa bulunamadı: fotoğrafın tamamı kullanılır.',
    failed:
      'Tarayıcınız sayfa aramasını durdurdu; fotoğrafın tamamı kullanılıyor. “Yeniden bul”u deneyin veya köşeleri elle ayarlayın.',
    whole: 'Fotoğrafın tamamı kullanılır.',
    hand: 'Köşeler elle ayarlandı.',
  },
  searched: (found, count) => `${count} fotoğrafın ${found} tanesinde sayfa bulundu`,
  adjust: 'Köşeleri ayarla',
  adjustOf: (name) => `Köşeleri ayarla: ${name}`,
  close: 'Köşeleri değiştirmeden kapat',
  corners: ['Sol üst köşe', 'Sağ üst köşe', 'Sağ alt köşe', 'Sol alt köşe'],
  place: (x, y) => `soldan ${x}, üstten ${y}`,
  x: (corner) => `${corner}, X`,
  y: (corner) => `${corner}, Y`,
  hint: 'Köşeleri sayfanın köşelerine sürükleyin. Klavyeyle: Sekme (Tab) tuşu köşeyi seçer, ok tuşları taşır, Shift ile birlikte daha uzağa taşır.',
  findAgain: 'Yeniden bul',
  wholePhoto: 'Fotoğrafın tamamı',
  cancel: 'Vazgeç',
  done: 'Bitti',
}
