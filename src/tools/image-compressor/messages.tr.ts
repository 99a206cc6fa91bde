import { batch } from '../../features/image-batch/messages.tr.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import type { card as englishCard, Messages } from './messages.en.ts'

const heicTerm = 'Telefonların HEIC fotoğraflarını açar ve daha küçük JPEG dosyalarına dönüştürür.'

export const card: Translated<typeof englishCard> = {
  title: 'Görsel sıkıştırıcı',
  description: 'Görselleri seçtiğiniz kaliteye, dosya boyutuna ya da görünüme göre küçültün.',
  keywords:
    'resim görsel fotoğraf jpg jpeg png webp avif sıkıştır küçült azalt boyutlandır boyut kb mb heic heif iphone',
  terms: { heic: heicTerm, heif: heicTerm },
  limits: 'Hedef boyut 5 ile 100.000 KB arasında olabilir.',
  action: 'Sıkıştır',
}

export const messages: Messages = {
  batch,
  title: 'Görsel sıkıştırıcı',
  intro: 'Görsellerinizin boyutunu, seçtiğiniz kaliteyi koruyarak küçültün. Her şey bu cihazda yapılır.',

  upload: 'Görsel yüklemek için tıklayın',
  formats: 'HEIC ve ham fotoğraflar dahil her görsel. Birden çok dosya seçebilirsiniz.',
  refusal: 'Lütfen geçerli bir görsel dosyası seçin.',

  settings: 'Sıkıştırma ayarları',
  goal: 'Neye göre sıkıştırılsın',
  goals: { quality: 'Kalite', size: 'Dosya boyutu', look: 'Görünüm', lossless: 'Kayıpsız' },
  quality: (value) => `Kalite: ${value}`,
  kilobytes: 'Dosya boyutu (KB)',
  kilobytesHint: 'Sonuç mümkünse bundan büyük olmaz, buna olabildiğince yaklaşır.',
  qualityPreset: 'Ne kadar benzesin',
  qualityPresets: { same: 'Fark edilmez', good: 'İyi', small: 'En küçük' },
  qualityPresetsHint:
    'Her görsele bu görünüm için gereken kadar yer ayrılır; kazanç görselden görsele değişir.',
  losslessHints: {
    jpeg: 'JPEG dosyaları için: aynı görsel daha az yer kaplar. Hiçbir piksel değişmez, HDR de kalır. Videolar ve diğer görseller yalnızca fotoğraf ayrıntıları korunursa kalır.',
    webp: 'Hiçbir piksel farklı görünmez. Ekran görüntüleri ve çizimler küçülür; JPEG olan fotoğraflar çoğunlukla büyür.',
    avif: 'Hiçbir piksel farklı görünmez. Kayıpsız WebP ve PNG çoğunlukla daha küçüktür.',
    png: 'Hiçbir piksel farklı görünmez. Ekran görüntüleri ve çizimler küçülür; JPEG olan fotoğraflar çoğunlukla büyür.',
    auto: 'Hiçbir piksel farklı görünmez. JPEG dosyaları JPEG kalır ve daha az yer kaplar; diğerleri WebP ile PNG’den hangisi küçükse o olur.',
  },
  format: 'Biçim',
  formatNames: { jpeg: 'JPEG', webp: 'WebP', avif: 'AVIF', png: 'PNG', auto: 'Otomatik' },
  formatHints: {
    webp: 'Çoğunlukla JPEG’den küçüktür ve saydamlığı korur. Güncel tarayıcıların hepsi açar; bazı eski programlar açmaz.',
    avif: 'Fotoğraflarda çoğunlukla en küçüğüdür, saydamlığı korur, ama oluşturulması uzun sürer. Chrome 85, Firefox 93, Safari 16.4, Edge 121 ve sonrası açar; daha eski tarayıcılar ve birçok program göstermez.',
    png: 'Görünüm için gereken en az sayıda rengi ya da bütün renkleri kullanır. Ekran görüntüleri ve logolar için iyidir; saydamlığı korur.',
    auto: 'Her görseli JPEG, WebP ya da PNG olarak kaydeder: aynı görünümdeki en küçüğü, dosya boyutu seçiliyse en iyi görüneni. Saydam görseller saydam kalır; HDR fotoğraflar HDR’yi koruyan JPEG dosyaları olur.',
  },
  maxWidth: 'En büyük genişlik',
  maxHeight: 'En büyük yükseklik',
  presets: 'Hazır ayarlar',
  presetNames: {
    fullHd: 'Full HD (1920 × 1080)',
    hd: 'HD (1280 × 720)',
    web: 'Web (800 × 600)',
  },
  boxHint: 'Daha büyük görseller sığacak kadar küçültülür. En boy oranı korunur, hiçbir görsel büyütülmez.',
  keepDetails: 'Fotoğraf ayrıntılarını koru (konum, kamera)',
  keepDetailsHint:
    'Açıkken konum, kamera ve zaman (EXIF) ile açıklamalar ve puanlar (XMP, IPTC) kalır. JPEG dosyalarında hareketli fotoğrafın videosu, görsel küçültülmez ve döndürülmezse derinlik haritaları ve diğer görseller de kalır. Kapalıyken hepsi silinir. HDR, JPEG dosyalarında her durumda kalır.',
  run: 'Sıkıştır',
  runAgain: 'Yeniden sıkıştır',
  running: 'Sıkıştırılıyor...',

  home: {
    busy: 'Ne kazandıracağını görmek için sıkıştırılıyor…',
    saves: (size, percent) => `Sıkıştırınca ${size} kazanırsınız: ${percent}`,
    savesSoFar: (size, percent) => `Sıkıştırınca şimdilik ${size} kazanırsınız: ${percent}`,
    notSmaller: 'Sıkıştırmak bunları küçültmüyor',
    none: 'Bunların hiçbiri sıkıştırılamıyor',
    more: (count) => `ve ${count} dosya daha`,
  },

  empty: 'Sıkıştırmak için görsel yükleyin',
  emptyHint: 'Sonuç, boyutuyla birlikte burada orijinal görselin yanında görünür.',
  zipName: (count, day) => `${count}-sikistirilmis-gorsel-${day}.zip`,

  shownSmaller:
    'Orijinal görsel tam boyutta gösterilemeyecek kadar büyük, bu yüzden burada küçültülmüş hâli görünüyor.',
  notSmaller: 'Sonuç orijinal dosyadan daha küçük değil.',
  original: 'Orijinal dosyayı indir',
  target: (size) => `Hedef ${size}`,
  originalSize: (size) => `Orijinal ${size}`,
  targetReading: (size, target, original) =>
    `${size}; hedef: en fazla ${target}; orijinal dosya: ${original}`,
  missed: (size) => `${size} boyutuna inilemedi; olabilecek en küçüğü bu.`,
  qualityMissed: 'Bu görünüme ulaşılamadı; olabilecek en yakını bu.',
  shrunk: 'Hedef dosya boyutuna inmesi için piksel sayısı azaltıldı.',
  unchanged: (changed, total) => `${total} pikselden ${changed} tanesi değişti`,
  notJpeg:
    'Yalnızca JPEG dosyaları kayıpsız olarak daha küçük JPEG’e dönüşür. Bu görsel, aynı görünen bir JPEG olarak kaydedildi.',
  rareJpeg: 'Bu JPEG kayıpsız küçültülemediği için aynı görünecek biçimde sıkıştırıldı.',
  estimated: (similarity) => `Benzerlik: 100 üzerinden yaklaşık ${similarity}`,

  formatSizes: 'Biçimlere göre boyut',
  formatLooks: 'Biçimlerin bu boyuttaki benzerliği (100 üzerinden)',
  formatLook: (similarity) => `benzerlik: yaklaşık ${similarity}`,
  fewerPixels: 'daha az piksel',
  tooLarge: 'çok büyük',
  about: (size) => `yaklaşık ${size}`,
  otherFormats: {
    webp: 'Bu görsel WebP olarak kaydedilemediği için JPEG olarak kaydedildi.',
    avif: 'Bu görsel AVIF olarak kaydedilemediği için JPEG olarak kaydedildi: 25 megapikselden büyük (kayıpsızda 16), kodlayıcı yüklenemedi, bellek yetmedi ya da tarayıcınız AVIF açamıyor.',
    png: 'Bu görsel PNG olarak kaydedilemediği için JPEG olarak kaydedildi.',
    auto: 'Bu görsel için başka biçimler denenemedi; JPEG olarak kaydedildi.',
  },

  howTo: 'Nasıl Kullanılır',
  steps: [
    'Görselleri yükleyin, sayfanın herhangi bir yerine bırakın ya da yapıştırın.',
    'Kalite, dosya boyutu, görünüm ya da kayıpsız seçeneğini, ardından biçimi seçin. Gerekirse en büyük boyutları girin.',
    'Öncesini ve sonrasını kaydırıcıyla karşılaştırın.',
    'Sonuçları tek tek ya da hepsini ZIP olarak indirin.',
  ],
}
