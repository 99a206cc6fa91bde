import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: '280 karakterlik gönderi',
  description:
    'X için bir gönderi yazın; bağlantı ve emojiler X’in saydığı gibi sayılarak 280 karakterin kaçının kullanıldığını görün.',
  keywords: 'twitter tweet x gönderi 280 karakter sayısı sınır harf bağlantı emoji flood',
}

export const messages: PresetMessages = {
  title: '280 Karakterlik Gönderi Sayacı',
  intro: 'Gönderinizi yazın ya da yapıştırın: 280 karakterin kaçının kullanıldığı siz yazarken sayılır.',
  sections: [
    {
      title: 'Ne kaç sayılır',
      text: 'Çoğu alfabede harfler, rakamlar ve boşluklar birer sayılır. Emoji kaç işaretten oluşursa oluşsun iki sayılır; Çince, Japonca ve Korece karakterlerin her biri de öyle. Bağlantı ister kısa ister uzun olsun 23 sayılır.',
    },
    {
      title: 'Başka sayaçlar neden farklı',
      text: 'Birçoğu 80 harflik bağlantıyı 80, aile emojisini yedi ya da on bir karakter sayar. Bu sayfadaki istatistikler, okurun tek karakter olarak gördüğünü sayar. Gönderinin sayımı ise ayrıdır: X’in yayımladığı kurallara uyar (twitter-text, sürüm 3).',
    },
    {
      title: 'Neyi bilmez',
      text: 'Ücretli hesapların daha uzun gönderi yazabildiğini ve X’in, yanıtın başındaki adları saymayabildiğini bilmez. Bağlantılar, başında http:// ya da https:// varsa, yoksa da .com, .org, .com.tr gibi yaygın uzantılarla tanınır; daha seyrek bir uzantıda başına https:// yazın.',
    },
  ],
}
