import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'HEIC’i JPG’ye dönüştür',
  description:
    'iPhone’un HEIC fotoğraflarını her programın açtığı JPG dosyalarına dönüştürün; birden çoğunu aynı anda, hiçbir yere yüklemeden.',
  keywords: 'heic heif jpg jpeg dönüştür çevir iphone ipad fotoğraf apple aç windows android',
}

export const messages: PresetMessages = {
  title: 'HEIC’i JPG’ye dönüştür',
  intro: 'HEIC fotoğraflarınızı buraya bırakın: tarayıcınız onları JPG’ye dönüştürür.',
  sections: [
    {
      title: 'HEIC neden kabul edilmez',
      text: 'iPhone, kamera ayarlarında “En Uyumlu” seçili değilse fotoğrafları HEIC olarak kaydeder. Bu, yer kazandırır; ama birçok form, baskı merkezi ve eski program yalnızca JPG kabul eder. Bu sayfa HEIC’i, onu gösteremeyen tarayıcılarda da açar.',
    },
    {
      title: 'Ne kalır, ne gider',
      text: 'Fotoğraflar renkleriyle birlikte, 90 kalitesinde, doğru yönde duran JPG dosyalarına dönüşür. Kırpılmadıkça ya da döndürülmedikçe HDR kalır. Konum, zaman ve kamera bilgileri, siz “Fotoğraf ayrıntılarını koru” seçeneğini açmadıkça dosyaya alınmaz.',
    },
    {
      title: 'Live Photo',
      text: 'Bir Live Photo iki dosya olarak dışa aktarılır: HEIC fotoğraf ve MOV video. JPG, fotoğraftan oluşturulur; video bunun için gerekmez ve olduğu gibi kalır.',
    },
    {
      title: 'Bundan sonraki fotoğraflar',
      text: 'iPhone’un artık JPG çekmesi için Ayarlar › Kamera › Biçimler altında “En Uyumlu” seçeneğini seçin. Önceden çekilmiş fotoğraflar değişmez; onları yine dönüştürmek gerekir.',
    },
  ],
}
