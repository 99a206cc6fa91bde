import type { CropMessages } from './messages.en.ts'

export const messages: CropMessages = {
  crop: (name) => `Kırp: ${name}`,
  frame: 'Kırpma alanı',
  frameValue: (width, height, x, y) => `${width} × ${height}, soldan ${x}, üstten ${y}`,
  handles: {
    'top-left': 'Sol üst köşe',
    top: 'Üst kenar',
    'top-right': 'Sağ üst köşe',
    right: 'Sağ kenar',
    'bottom-right': 'Sağ alt köşe',
    bottom: 'Alt kenar',
    'bottom-left': 'Sol alt köşe',
    left: 'Sol kenar',
  },
  fromLeft: (x) => `soldan ${x}`,
  fromTop: (y) => `üstten ${y}`,
  corner: (x, y) => `soldan ${x}, üstten ${y}`,
  x: 'X',
  y: 'Y',
  width: 'Genişlik',
  height: 'Yükseklik',
  ratio: 'En boy oranı',
  ratios: { free: 'Serbest', original: 'Orijinal', '1:1': '1:1', '4:3': '4:3', '3:2': '3:2', '16:9': '16:9' },
  whole: 'Tüm görsel',
  apply: 'Uygula',
  cancel: 'Vazgeç',
}
