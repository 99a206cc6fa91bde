import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: '5 MB’yi aşmayan fotoğraf PDF’i',
  description:
    'Fotoğrafları ya da fotoğrafı çekilmiş sayfaları, daha büyüğünü kabul etmeyen siteler ve posta kutuları için 5 MB’yi aşmayan tek bir PDF’te birleştirin.',
  keywords: 'fotoğraf resim jpg tarama pdf 5 mb 5mb altı küçük sıkıştır sınır başvuru ek',
}

export const messages: PresetMessages = {
  title: '5 MB’yi aşmayan fotoğraf PDF’i',
  intro: 'Fotoğrafları sırasıyla ekleyin: hazırlanan PDF en çok 5 MB olur.',
  sections: [
    {
      title: 'Bu sınırı kim koyar',
      text: 'Başvuru, hasar bildirimi ve geri ödeme siteleri çoğu zaman birkaç megabaytlık tek bir PDF kabul eder; oysa tek bir telefon fotoğrafı üç dört megabayt tutabilir. Sizin sınırınız başkaysa “En büyük dosya boyutu” altında 2 MB, 10 MB ya da özel bir boyut seçin. Burada 5 MB 5.242.880 bayttır; 5.000.000 bayt sayan bir site için 4882 KB girin.',
    },
    {
      title: 'Sayfalar yeri nasıl paylaşır',
      text: 'Birlikte sığan fotoğraflar olduğu gibi kalır. Sığmazlarsa belge sınıra olabildiğince yaklaşana kadar önce kalite, sonra çözünürlük hepsinde aynı biçimde düşürülür. En düşük düzey bile büyük kalırsa, sığmayan bir PDF yerine olabilecek en küçük boyut söylenir.',
    },
    {
      title: 'Mektup, fiş, belge',
      text: 'Fotoğrafı çekilmiş kâğıtlar için “Taramaları iyileştir” altında “Gri tonlamalı” ya da “Siyah beyaz” seçin. Araç sayfayı bulur, düzleştirir, gölgeleri giderir. Siyah beyaz metin en az yeri kapladığı için daha çok sayfa sığar.',
    },
  ],
}
