import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Tasarım için renk kuramı',
  description: 'Öne çıkacak tek bir renk seçin, her renge bir görev verin, karşıtlığı tahmin etmeyip ölçün.',
  keywords: 'renk teorisi palet uyum kontrast karşıtlık wcag oklch hsl hex rgb erişilebilirlik çember rehber',
}

export const messages: Messages = {
  trap: {
    label: 'HSL açıklığı yüzde 50 olan altı saf renk ve altlarında göze aynı parlaklıkta gelen griler',
    colours: 'HSL açıklığı %50',
    greys: 'göze aynı parlaklıkta',
    caption: 'Üstte: HSL’nin eşit açıklıkta saydığı saf renkler. Altta: aynı ışıklılıktaki gri.',
  },
  wheel: {
    scheme: 'Düzen',
    schemes: {
      complementary: 'Tamamlayıcı',
      analogous: 'Komşu',
      triadic: 'Üçlü',
      split: 'Bölünmüş tamamlayıcı',
      tetradic: 'Dörtlü',
      ours: 'Bizim üreticimiz',
    },
    hue: (hue) => `Ton: ${hue}°`,
    label: (hues) => `Şu açılarda işaretleri olan renk çemberi: ${hues}`,
    caption: 'Aynı açıklık ve doygunlukta OKLCH tonları. Büyük işaret, öne çıkan tondur.',
  },
  contrast: {
    caption: 'WCAG 2.2’ye göre en düşük karşıtlık',
    head: ['Ne', 'AA düzeyi', 'AAA düzeyi'],
    rows: [
      ['Metin', '4,5 : 1', '7 : 1'],
      ['Büyük metin: 24 pikselden, kalınsa 18,66 pikselden başlayarak', '3 : 1', '4,5 : 1'],
      ['Denetimlerin kenarları, grafiklerin parçaları', '3 : 1', 'yok'],
    ],
  },
  checker: {
    text: 'Metin rengi',
    background: 'Zemin',
    sample: 'Bunu okuyabiliyor musunuz?',
    ratio: (ratio) => `Karşıtlık ${ratio.replace('.', ',')} : 1`,
    uses: { text: 'Metin', large: 'Büyük metin', controls: 'Denetimler', aaa: 'Metin, AAA düzeyi' },
    enough: 'yeterli',
    notEnough: 'yetersiz',
    use: 'Metin renginden palet oluştur',
    caption: 'Sınırların nerede olduğunu görmek için renkleri değiştirin.',
  },
}
