import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'BKİ ve sağlık takibi',
  description: 'BKİ tanı değil, bir tarama ölçüsüdür: her hafta aynı biçimde ölçün ve gidişata bakın.',
  keywords: 'beden kitle indeksi bmi kilo boy sağlık bel kalori rehber',
}

const categories = {
  underweight: 'zayıf',
  normal: 'normal kilolu',
  overweight: 'fazla kilolu',
  obese: 'obez',
}

const number = new Intl.NumberFormat('tr')
const oneDecimal = new Intl.NumberFormat('tr', { minimumFractionDigits: 1 })

export const messages: Messages = {
  categories: {
    caption: 'Yetişkinler için BKİ kategorileri',
    head: ['Kategori', 'BKİ'],
    rows: [
      ['Zayıf', '18,5’in altı'],
      ['Normal kilolu', '18,5 ve üzeri, 25’in altı'],
      ['Fazla kilolu', '25 ve üzeri, 30’un altı'],
      ['Obez', '30 ve üzeri'],
    ],
  },
  scale: {
    height: (value) => `Boy: ${value} cm`,
    weight: (value) => `Kilo: ${value} kg`,
    result: (bmi, category) => `BKİ ${oneDecimal.format(bmi)}: ${categories[category]} aralığı`,
    border: (bmi) => number.format(bmi),
    label: '15’ten 40’a kadar dört aralıklı ölçek',
    caption: 'Yetişkinler için bir örnek. Burada ayarladığınız hiçbir şey saklanmaz.',
  },
  practices: {
    doTitle: 'Yapın',
    dos: [
      'Her hafta aynı biçimde ölçün.',
      'Haftalar içindeki gidişata bakın.',
      'Bel çevrenizi de ölçün.',
      'Sayı sizi kaygılandırıyorsa doktorunuzla konuşun.',
    ],
    dontTitle: 'Yapmayın',
    donts: [
      'Tek bir güne bakarak karar vermeyin.',
      'Kendinizi başkalarıyla karşılaştırmayın.',
      'Yetişkin kategorilerini çocuklar için kullanmayın.',
      'Enerji tahminini hedef olarak görmeyin.',
    ],
  },
  trend: {
    label: 'On hafta boyunca günlük kilo: tek tek değerler oynuyor, içlerinden geçen çizgi yavaşça iniyor',
    days: 'Günlük değerler',
    mean: 'Yedi günlük ortalama',
    caption:
      'Uydurma değerler: günlük değerler bir kilo kadar oynar, yedi günlük ortalama ise yönü gösterir.',
  },
}
