import { batch } from '../../features/image-batch/messages.tr.ts'
import type { Translated } from '../../lib/text/i18n.ts'
import { formatName } from '../../ui/files/image-error/messages.tr.ts'
import type { card as englishCard, Messages } from './messages.en.ts'

const heicTerm = 'Telefonların HEIC fotoğraflarını JPG’ye ya da PNG’ye dönüştürür.'

export const card: Translated<typeof englishCard> = {
  title: 'Görsel dönüştürücü',
  description: 'PNG’yi JPG’ye, JPG’yi PNG’ye, her görseli WebP’ye ya da AVIF’e dönüştürün.',
  keywords:
    'resim görsel fotoğraf png jpg jpeg heic heif webp avif gif ham dönüştür çevir biçim saydam beyaz arka plan kayıpsız',
  terms: {
    heic: heicTerm,
    heif: heicTerm,
    webp: 'Görselleri WebP’ye, WebP’yi JPG’ye ya da PNG’ye dönüştürür.',
    avif: 'Görselleri AVIF’e, AVIF’i JPG’ye ya da PNG’ye dönüştürür.',
  },
  action: 'Dönüştür',
}

export const messages: Messages = {
  batch,
  title: 'PNG/JPG görsel dönüştürücü',
  intro: 'PNG’yi JPG’ye, JPG’yi PNG’ye, her görseli WebP’ye ya da AVIF’e bu cihazda dönüştürün.',

  upload: {
    'png-to-jpg': 'PNG görselleri yüklemek için tıklayın',
    'jpg-to-png': 'JPG görselleri yüklemek için tıklayın',
    any: 'Görsel yüklemek için tıklayın',
  },
  formats: {
    'png-to-jpg': 'PNG dosyaları. Birden çok dosya seçebilirsiniz.',
    'jpg-to-png': 'JPG ve JPEG dosyaları. Birden çok dosya seçebilirsiniz.',
    any: 'HEIC, WebP, AVIF, GIF, ham fotoğraflar ve daha fazlası. Birden çok dosya seçebilirsiniz.',
  },
  refusal: {
    'png-to-jpg': 'Lütfen bu dönüştürme için bir PNG dosyası seçin.',
    'jpg-to-png': 'Lütfen bu dönüştürme için bir JPG/JPEG dosyası seçin.',
    any: 'Lütfen bu dönüştürme için görsel dosyaları seçin.',
  },
  switchFor: {
    'png-to-jpg': (count) =>
      count === 1 ? 'Bu PNG’yi JPG’ye dönüştür' : `Bu ${count} PNG dosyasını JPG’ye dönüştür`,
    'jpg-to-png': (count) =>
      count === 1 ? 'Bu JPG’yi PNG’ye dönüştür' : `Bu ${count} JPG dosyasını PNG’ye dönüştür`,
    // Only JPG and PNG.
    any: (count, format) =>
      count === 1 ? `Bu dosyayı ${format}’ye dönüştür` : `Bu ${count} dosyayı ${format}’ye dönüştür`,
  },
  begin: {
    'png-to-jpg': 'PNG’yi JPG’ye dönüştür',
    'jpg-to-png': 'JPG’yi PNG’ye dönüştür',
    'any-to-jpg': 'HEIC ve diğerleri JPG’ye',
    'any-to-png': 'HEIC ve diğerleri PNG’ye',
    'any-to-webp': 'Görselleri WebP’ye',
  },
  setAside: {
    'png-to-jpg': (count) => `${count} PNG dosyası kenara ayrıldı.`,
    'jpg-to-png': (count) => `${count} JPG dosyası kenara ayrıldı.`,
    any: (count) => `${count} dosya kenara ayrıldı.`,
  },
  bringBack: 'Geri getir',
  otherKind: (format) => `Bu bir ${formatName(format)} dosyası.`,

  type: 'Dönüştürme türü',
  types: {
    'png-to-jpg': 'PNG’den JPG’ye',
    'jpg-to-png': 'JPG’den PNG’ye',
    any: 'Her biçim',
  },
  target: 'Hedef biçim',
  formatNames: { jpg: 'JPG', png: 'PNG', webp: 'WebP', avif: 'AVIF' },
  settings: 'Dönüştürme ayarları',
  quality: (format, value) => `${format} kalitesi: ${value}`,
  background:
    'JPG saydamlığı desteklemez: saydam yerlere bir arka plan rengi verilir, varsayılan olarak beyaz.',
  webp: 'Çoğunlukla JPG’den ve PNG’den küçüktür, saydamlığı korur. Güncel tarayıcıların hepsi açar; bazı eski programlar açmaz.',
  webpQuality:
    'Fotoğraflar, yaklaşık olarak bu kalitedeki bir JPG gibi görünür. Ekran görüntüleri, logolar ve çizimler, daha çok yer kaplamadığı sürece kayıpsız kalır.',
  avif: 'Fotoğraflarda çoğunlukla en küçüğüdür, saydamlığı korur, ama görsel başına birkaç saniye sürer. Safari’nin 16.4 (2023), Edge’in 121 (2024) öncesi sürümleri ve birçok program açmaz. AVIF’i oluşturan yaklaşık 0,8 MB’lik parça ilk kullanımda yüklenir.',
  avifQuality: 'Yaklaşık olarak bu kalitedeki bir JPG gibi görünür.',
  alwaysLossless: 'Her zaman kayıpsız',
  alwaysLosslessHint: 'Hiçbir piksel farklı görünmez. JPG olan bir fotoğraf çoğunlukla büyür.',
  lossless: 'PNG kayıpsızdır: her piksel olduğu gibi kalır.',
  smaller: 'Daha küçük dosya',
  smallerHint:
    'Görsel başına birkaç saniye sürer ve hiçbir pikseli değiştirmez. 4 megapikselden büyük görseller yalnızca siz isterseniz küçültülür.',
  keepDetails: 'Fotoğraf ayrıntılarını koru (konum, kamera)',
  keepDetailsHint:
    'Açıkken konum, kamera ve zaman (EXIF) ile açıklamalar ve puanlar (XMP, IPTC) kalır. Kapalıyken hepsi silinir.',
  run: 'Dönüştür',
  runAgain: 'Yeniden dönüştür',
  running: 'Dönüştürülüyor...',

  empty: 'Dönüştürmek için görsel yükleyin',
  emptyHint: 'Sonuç, boyutuyla birlikte burada orijinal görselin yanında görünür.',
  zipName: (count, day) => `${count}-donusturulmus-gorsel-${day}.zip`,

  changed: (changed, total) => `${total} pikselden ${changed} tanesi değişti`,
  filled: 'Saydam yerler beyazla dolduruldu.',
  filledWith: (colour) => `Saydam yerler ${colour} rengiyle dolduruldu.`,
  skipped: 'Daha da küçültülebilir; bu boyutta bir görselde biraz sürer.',
  makeSmaller: 'Daha da küçült',
  unavailable: 'Küçültülemedi: bu sayfanın bir parçası yüklenemedi. İnternete bağlanıp yeniden dönüştürün.',

  withoutLoss: {
    cropped: 'Kayıpsız kırpıldı.',
    turned: 'Kayıpsız döndürüldü.',
    both: 'Kayıpsız kırpıldı ve döndürüldü.',
  },
  furtherOut: (left, top) =>
    top === 0
      ? `Sol kenar ${left} piksel daha dışarıda: JPG’nin bir bloğu orada başlıyor.`
      : left === 0
        ? `Üst kenar ${top} piksel daha dışarıda: JPG’nin bir bloğu orada başlıyor.`
        : `Sol kenar ${left}, üst kenar ${top} piksel daha dışarıda: JPG’nin blokları orada başlıyor.`,
  cropExactly: 'Tam olarak kırp (biraz kayıpla)',
  notLossless: {
    'incomplete-unit':
      'Kayıpsız yapılamadı: bu JPG’nin kenarındaki yarım blok yalnızca sağda ya da altta kalabilir. Seçilen kaliteyle yeniden kaydedildi.',
    'rare-jpeg':
      'Kayıpsız yapılamadı: bu JPG bozuk ya da nadir bir türde. Seçilen kaliteyle yeniden kaydedildi.',
  },

  howTo: 'Nasıl Kullanılır',
  steps: [
    'PNG’den JPG’ye, JPG’den PNG’ye ya da HEIC gibi herhangi bir biçimden JPG’ye, PNG’ye, WebP’ye veya AVIF’e dönüştürmeyi seçin.',
    'Görselleri yükleyin, sayfanın herhangi bir yerine bırakın ya da yapıştırın.',
    'Kaliteyi, JPG için arka planı da seçin. PNG her zaman kayıpsızdır.',
    'Öncesini ve sonrasını karşılaştırıp sonuçları tek tek ya da hepsini ZIP olarak indirin.',
  ],
}
