import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Görseli 500 KB’ye küçült',
  description:
    'Büyük fotoğrafları gözle görülür kaybı az tutarak 500 KB’ye indirin: kartpostal boyunda baskı, başvuru ve galeri için.',
  keywords: 'fotoğraf resim görsel sıkıştır küçült 500 kb 500kb jpg baskı başvuru belge yarım megabayt',
}

export const messages: PresetMessages = {
  title: 'Görseli 500 KB’ye küçült',
  intro: 'Dosya boyutu yarım megabayt olarak ayarlı: ince ayrıntılı bir fotoğrafa yeter.',
  sections: [
    {
      title: 'Baskıya yetecek kadar büyük',
      text: 'Buradaki en büyük boyutlarla 4:3 oranındaki bir fotoğraf 1440 × 1080 piksel olur. İnç başına 300 pikselle bu, 12 × 9 cm’lik bir baskı demektir; 15 cm genişliğindeki kâğıtta inç başına 244 piksel düşer ve baskı kol mesafesinden yine keskin görünür.',
    },
    {
      title: 'Neden önce küçültülür',
      text: '12 megapiksellik tek bir fotoğrafı iki yolla 500 KB’ye indirdik. 4032 × 3024 pikselin hepsiyle benzerlik 100 üzerinden 42’de kaldı; 1440 × 1080 pikselde, 487,57 KB ile 82’ye çıktı. Her biri, kendi boyutlarındaki sıkıştırılmamış görselle karşılaştırıldı. En büyük genişlik ve yüksekliği yalnızca o pikseller gerekiyorsa artırın.',
    },
    {
      title: 'Dosya zaten 500 KB’den küçükse',
      text: '500 KB bir üst sınırdır: hiçbir dosya bu sınıra ulaşsın diye büyütülmez. Sonuç orijinal dosyadan küçük değilse sayfa bunu söyler ve orijinal dosyayı indirmenizi önerir.',
    },
  ],
}
