import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: '280 karakterlik gönderi',
  description:
    'X için bir gönderi yazın, 280 karakterin kaçını kullandığınızı görün; bağlantılar ve emojiler X’in saydığı gibi sayılır.',
  keywords: 'twitter tweet x gönderi 280 karakter sayısı sınır harf bağlantı emoji flood',
}

export const messages: PresetMessages = {
  title: '280 karakterlik gönderi sayacı',
  intro: 'Gönderinizi yazın ya da yapıştırın: 280 karakterin kaçını kullandığınızı yazarken görün.',
  sections: [
    {
      title: 'X nasıl sayar',
      text: 'Çoğu alfabede harfler, rakamlar ve boşluklar birer sayılır. Emoji kaç işaretten oluşursa oluşsun iki sayılır; Çince, Japonca ve Korece karakterlerin her biri de öyle. Bağlantı ister kısa ister uzun olsun 23 sayılır.',
    },
    {
      title: 'Başka sayaçlar neden farklı',
      text: 'Birçoğu 80 harflik bağlantıyı 80, aile emojisini yedi ya da on bir karakter sayar. Bu sayfadaki istatistikler, okurun tek karakter olarak gördüğünü sayar. Gönderinin sayımı ise ayrıdır: X’in yayımladığı kurallara uyar (twitter-text, sürüm 3).',
    },
    {
      title: 'Neleri kapsamaz',
      text: 'Ücretli hesapların daha uzun gönderilerini ve bir yanıtın başında bulunan, X’in saymayabileceği adları kapsamaz. Bağlantılar http:// ya da https:// ile başlıyorsa veya .com, .org, .com.tr gibi yaygın bir uzantısı varsa tanınır. Uzantı daha seyrekse başına https:// yazın.',
    },
  ],
}
