import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'BKİ ve sağlık takibi',
  description: 'BKİ tanı değil, ilk ipucudur: her hafta aynı biçimde ölçün, gidişe bakın.',
  keywords: 'beden kitle indeksi bmi kilo boy sağlık bel kalori rehber',
}

const categories = {
  underweight: 'zayıf',
  normal: 'normal kilolu',
  overweight: 'fazla kilolu',
  obese: 'obez',
}

export const messages: Messages = {
  categories: {
    caption: 'Yetişkinler için BKİ kategorileri',
    head: ['Kategori', 'BKİ'],
    rows: [
      ['Zayıf', '18,5’ten az'],
      ['Normal kilolu', '18,5 ile 25 arası'],
      ['Fazla kilolu', '25 ile 30 arası'],
      ['Obez', '30 ve üzeri'],
    ],
  },
  scale: {
    height: (value) => `Boy: ${value} cm`,
    weight: (value) => `Kilo: ${value} kg`,
    result: (bmi, category) => `BKİ ${bmi.replace('.', ',')}: ${categories[category]} aralığı`,
    label: 'Dört aralığıyla 15’ten 40’a ölçek',
    caption: 'Yetişkinler için bir örnek. Burada ayarladığınız hiçbir şey saklanmaz.',
  },
  practices: {
    doTitle: 'Yapın',
    dos: [
      'Her hafta aynı biçimde, aynı saatte ölçün.',
      'Tek bir güne değil, haftaların gidişine bakın.',
      'Kiloyla birlikte belinizi de ölçün.',
      'Sayı sizi kaygılandırıyorsa onu doktorunuza gösterin.',
    ],
    dontTitle: 'Yapmayın',
    donts: [
      'Tek bir güne bakıp yargıya varmayın.',
      'Kendinizi başkalarıyla karşılaştırmayın.',
      'Yetişkin kategorilerini çocuklar için kullanmayın.',
      'Enerji tahminini ulaşılacak bir hedef saymayın.',
    ],
  },
  trend: {
    label: 'On haftalık günlük kilolar: tek tek değerler dağınık, içlerinden geçen çizgi yavaşça iniyor',
    days: 'Günlük değerler',
    mean: 'Yedi günün ortalaması',
    caption: 'Uydurma değerler: günler bir kilo oynar, yedi günün ortalaması yönü gösterir.',
  },
}
