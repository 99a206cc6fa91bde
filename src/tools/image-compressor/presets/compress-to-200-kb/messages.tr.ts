import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Görseli 200 KB’ye küçült',
  description:
    'E-posta, ilan ve web sayfaları için en çok 200 KB’lik fotoğraflar: çabuk açılacak kadar küçük, bakılacak kadar net.',
  keywords: 'fotoğraf resim görsel sıkıştır küçült 200 kb 200kb jpg e-posta eki ilan web sitesi form',
}

export const messages: PresetMessages = {
  title: 'Görseli 200 KB’ye Küçült',
  intro: 'Her görsel, cihazınızda en çok 200 KB’lik bir dosyaya dönüşür.',
  sections: [
    {
      title: 'E-postaya ve sayfalara uygun boyut',
      text: '200 KB’lik on fotoğrafla e-posta yaklaşık 2,7 MB tutar; çünkü ekler gönderilirken üçte bir büyür. Web sayfasında ya da ilanda bu boyuttaki görsel, saniyede bir megabitle bile iki saniyeden kısa sürede gelir.',
    },
    {
      title: 'Ne kadar kalite kaybolur',
      text: 'Telefonla çekilmiş test fotoğrafımız 12 megapikselden 1440 × 1080 piksele inince 198,81 KB tuttu. Görünümü, küçültülmüş ama henüz sıkıştırılmamış hâliyle karşılaştırılınca 100 üzerinden 68 çıktı: aracın “Küçük” (60) ile “İyi” (75) dediği görünümlerin arası. Bu boyutun yarısında, aynı ölçümle 47 olmuştu.',
    },
    {
      title: 'JPEG mi, başka bir biçim mi',
      text: 'Her program açtığı için JPEG seçilidir. “Biçim” altındaki “Otomatik”, her dosyada JPEG, WebP ve PNG’yi karşılaştırıp sınır içinde en iyi görüneni alır: bu fotoğrafta, görünümü 65’te kalan WebP’yi geçen JPEG’i aldı. Ekran görüntüleri ve çizimler çoğunlukla WebP ya da PNG ile daha iyi görünür.',
    },
  ],
}
