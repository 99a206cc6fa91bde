import type { RowMessages } from './messages.en.ts'

const list = new Intl.ListFormat('tr')

export const messages: RowMessages = {
  animated: 'Hareketli görsel: yalnızca ilk kare kullanılır.',
  leftOut: (parts) => `PDF’te yok: ${list.format(parts)}`,
  parts: {
    'gain-map': 'HDR',
    video: 'video',
    'depth-map': 'derinlik haritası',
    pictures: 'diğer görseller',
    appended: 'görselden sonra gelen veriler',
  },
  embedded: 'Ham fotoğraf: bu, fotoğraf makinesinin dosyaya eklediği en büyük JPEG.',
  recovered: {
    asIs: 'Kurtarıldı: eksik kısım boş.',
    anew: 'Kurtarıldı: eksik kısım boş; fotoğraf ayrıntıları alınmadı.',
  },
  moveUp: (name) => `Yukarı taşı: ${name}`,
  moveDown: (name) => `Aşağı taşı: ${name}`,
  reorder: (name) => `Yerini değiştir: ${name}`,
  removeAll: 'Tümünü kaldır',
}
