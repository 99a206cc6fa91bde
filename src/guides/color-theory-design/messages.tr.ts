import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Tasarım için renk teorisi',
  description: 'Tek bir ana renk seçin, her renge bir görev verin, kontrastı tahmin etmek yerine ölçün.',
  keywords: 'renk teorisi palet uyum kontrast karşıtlık wcag oklch hsl hex rgb erişilebilirlik çember rehber',
}

const list = new Intl.ListFormat('tr', { style: 'narrow' })
const number = new Intl.NumberFormat('tr', { minimumFractionDigits: 2 })

export const messages: Messages = {
  trap: {
    label: 'HSL açıklığı %50 olan altı saf renk ve altlarında aynı ışıklılıktaki griler',
    colours: 'HSL açıklığı %50',
    greys: 'aynı ışıklılıktaki griler',
    caption: 'Üstte: HSL açıklığı aynı olan saf renkler. Altta: her birinin göze ne kadar parlak geldiği.',
  },
  wheel: {
    scheme: 'Düzen',
    schemes: {
      complementary: 'Tamamlayıcı',
      analogous: 'Komşu',
      triadic: 'Üçlü',
      split: 'Bölünmüş tamamlayıcı',
      tetradic: 'Dörtlü',
      ours: 'Üreticimiz',
    },
    hue: (hue) => `Ton: ${hue}°`,
    label: (hues) => `Şu açılarda işaretleri olan renk çemberi: ${list.format(hues)}`,
    caption: 'Aynı açıklık ve kromada OKLCH tonları. Büyük işaret ana tonu gösterir.',
  },
  contrast: {
    caption: 'WCAG 2.2’ye göre en düşük kontrast',
    head: ['Ne için', 'AA düzeyi', 'AAA düzeyi'],
    rows: [
      ['Metin', '4,5 : 1', '7 : 1'],
      ['Büyük metin: 24 pikselden, kalın yazıda 18,66 pikselden itibaren', '3 : 1', '4,5 : 1'],
      ['Düğme ve alanların kenarları, grafiklerin parçaları', '3 : 1', 'kural yok'],
    ],
  },
  checker: {
    text: 'Metin rengi',
    background: 'Arka plan',
    sample: 'Bunu okuyabiliyor musunuz?',
    ratio: (ratio) => `Kontrast ${number.format(ratio)} : 1`,
    uses: { text: 'Metin', large: 'Büyük metin', controls: 'Düğme ve alanlar', aaa: 'Metin, AAA düzeyi' },
    enough: 'yeterli',
    notEnough: 'yetersiz',
    use: 'Metin renginden palet oluştur',
    caption: 'Sınırların nerede olduğunu görmek için renkleri değiştirin.',
  },
}
