import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Görseli 200 KB’ye küçült',
  description:
    'Fotoğrafları e-posta, ilan ve web sayfaları için en çok 200 KB’ye küçültün: çabuk açılacak kadar küçük, bakılacak kadar net.',
  keywords: 'fotoğraf resim görsel sıkıştır küçült 200 kb 200kb jpg e-posta eki ilan web sitesi form',
}

export const messages: PresetMessages = {
  title: 'Görseli 200 KB’ye küçült',
  intro: 'Görsel ekleyin; her biri cihazınızda en çok 200 KB’lik bir dosyaya dönüşür.',
  sections: [
    {
      title: 'E-posta ve web sayfalarına uygun boyut',
      text: '200 KB’lik on fotoğrafla e-posta yaklaşık 2,7 MB tutar; çünkü ekler gönderilirken üçte bir büyür. Web sayfasında ya da ilanda bu boyuttaki görsel, saniyede bir megabitle bile iki saniyeden kısa sürede yüklenir.',
    },
    {
      title: 'Ne kadar kalite kaybolur',
      text: 'Telefonla çekilmiş test fotoğrafımız 12 megapikselden 1440 × 1080 piksele inince 198,81 KB tuttu. Küçültülmüş ama henüz sıkıştırılmamış hâliyle karşılaştırılınca benzerliği 100 üzerinden 68 çıktı: aracın “En küçük” (60) ile “İyi” (75) dediği düzeylerin arası. Bu boyutun yarısında, aynı ölçümle 47 çıktı.',
    },
    {
      title: 'JPEG mi, başka bir biçim mi',
      text: 'Her program açtığı için JPEG seçilidir. “Biçim” altındaki “Otomatik”, her dosyada JPEG, WebP ve PNG’yi karşılaştırıp sınır içinde en iyi görüneni kullanır. Bu fotoğrafta bu JPEG oldu; WebP’nin benzerliği 65’te kaldı. Ekran görüntüleri ve çizimler çoğunlukla WebP ya da PNG ile daha iyi görünür.',
    },
  ],
}
