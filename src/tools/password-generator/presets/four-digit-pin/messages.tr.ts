import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Dört haneli PIN',
  description:
    'Cihazınızda rastgele üretilen dört haneli PIN: 10.000 olasılığın hepsi eşit. Böyle bir PIN’in ne işe yaradığı da burada.',
  keywords: 'pin kodu 4 haneli dört hane rastgele sayı üretici kart telefon kilit kapı alarm şifre',
}

export const messages: PresetMessages = {
  title: 'Dört haneli PIN',
  intro: 'Sayfa açıldığında PIN hazırdır. Başka bir PIN için Üret’e basın.',
  sections: [
    {
      title: 'Dört hane ne kadar güvenli?',
      text: '0000’dan 9999’a kadar 10.000 tane vardır. Üç deneme hakkı olan biri sizinkini 10.000’de 3 olasılıkla bulur. Bu yüzden PIN, banka kartı, SIM ya da telefon gibi denemelerin sınırlı olduğu yerde korur. Bir hesabın parolası olarak hemen kırılır.',
    },
    {
      title: 'Neden kendiniz seçmemelisiniz?',
      text: 'İnsanlar tarih seçer. Gün ve ay 366, doğum yılı ise ancak yüz kadar olasılık bırakır; ikisi de öğrenilebilir. Burada başı sıfırlı olanlar ve dört rakamı aynı olanlar dahil her sayının şansı aynıdır.',
    },
    {
      title: 'Daha uzun olmalı mı?',
      text: 'Cihaz altı haneye izin veriyorsa altı hane seçin: on bin yerine bir milyon olasılık. Bunun için “Rakam” ayarını 6 yapın; en fazla 12 olabilir.',
    },
    {
      title: 'Nerede saklanır',
      text: 'Burada ürettiğiniz ya da kopyaladığınız PIN, “Son parolalar” altında gizli olarak bu cihazda durur. İstemiyorsanız “Saklama yeri”ni “Kapalı” yapın.',
    },
  ],
}
