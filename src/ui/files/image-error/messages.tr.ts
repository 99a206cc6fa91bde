import { isOfRawPhoto } from '../../../lib/image/header/sniff.ts'
import type { RowsReason, UnsupportedFormat } from '../../../lib/image/image-error.ts'
import type { WorkError } from '../../../lib/image/image-work.ts'
import {
  isLarge,
  maxDecodeMegapixels,
  maxSide,
  mayBeEmbedded,
} from '../../../lib/image/pixels/size-limits.ts'

const kinds: Readonly<Record<string, string>> = {
  'jpeg-12-bit': '12 bit JPEG',
  'jpeg-lossless': 'kayıpsız JPEG',
  'jpeg-arithmetic': 'aritmetik kodlamalı JPEG',
  'jpeg-components': 'alışılmadık renkli JPEG',
  jxl: 'JPEG XL',
  jp2: 'JPEG 2000',
  psd: 'Photoshop',
  webp: 'WebP',
}

export const formatName = (format: UnsupportedFormat): string => kinds[format] ?? format.toUpperCase()

const connect =
  'İnternete bağlanıp yeniden deneyin; ondan sonra çevrimdışı da çalışır. Çevrimdışı kilit açıksa önce “Kendiniz kontrol edin” sayfasında kapatın.'

export function reasonOf(error: WorkError): string {
  switch (error.kind) {
    case 'empty':
      return 'Dosya boş. Başka bir kopyasını seçin.'
    case 'not-an-image':
      return 'Bu bir görsel değil. Başka bir dosya seçin.'
    case 'truncated':
      return 'Dosya yarım kalmış: görselin bir bölümü eksik.'
    case 'corrupt':
      return 'Dosya bozuk. Başka bir kopyasını seçin ya da bir fotoğraf programında açıp yeniden kaydedin.'
    case 'too-large':
      return tooLarge(error)
    case 'not-by-rows':
      return notByRows(error)
    case 'unsupported':
      return unsupported(error.format)
    case 'decoder-missing':
      return `Sitenin ${formatName(error.format)} dosyalarını açan parçası yüklenemedi. ${connect}`
    case 'encoder-missing':
      return `Sitenin ${formatName(error.format)} dosyalarını oluşturan parçası yüklenemedi. ${connect}`
    case 'too-large-for':
      return `${error.width} × ${error.height} piksellik bu görsel, burada ${formatName(error.format)} olarak kaydedilemeyecek kadar büyük. JPG veya PNG seçin ya da görseli kırpın.`
    case 'not-looked-at':
      return 'Tarayıcınız bu dosyayı açamadı. Diğer sekmeleri kapatıp yeniden deneyin.'
    case 'too-many-scans':
      return `Bu JPEG ${error.scans} taramaya (scan) bölünmüş; açılması çok uzun sürerdi. Önce bir fotoğraf programında açıp JPEG veya PNG olarak kaydedin.`
    case 'timed-out':
      return 'İşlem bu boyuttaki bir görselde olması gerekenden çok daha uzun sürdü ve durduruldu. Yeniden deneyin ya da görseli önce bir fotoğraf programında açıp yeniden kaydedin.'
    case 'unreadable':
      return 'Dosya seçildikten sonra değiştirilmiş, taşınmış veya silinmiş. Yeniden seçin.'
    case 'unexpected':
      return 'Tarayıcınız işlemi tamamlayamadı. Diğer sekmeleri kapatıp yeniden deneyin.'
  }
}

function tooLarge({ width, height }: { readonly width: number; readonly height: number }): string {
  if (Math.max(width, height) > maxSide)
    return `${width} × ${height} piksel: bir kenarı ${maxSide} pikselden uzun olan görseller burada açılamıyor. Önce bir fotoğraf programında daha küçük bir kopyasını oluşturun.`
  if (!isLarge({ width, height }))
    return `${width} × ${height} piksellik bu görsel, sayfanın kullanabileceğinden fazla bellek istiyor. Önce bir fotoğraf programında daha küçük bir kopyasını oluşturun.`
  const sentence = `${width} × ${height} piksel, burada güvenle açılabilecek ${maxDecodeMegapixels} megapikselden fazla.`
  return mayBeEmbedded({ width, height })
    ? `${sentence} Görsel sıkıştırıcı bu boyuttaki bir JPEG veya PNG’nin daha küçük bir kopyasını oluşturur; Fotoğraftan PDF aracı da bu boyuttaki JPEG fotoğrafları olduğu gibi alır. Diğer görselleri önce bir fotoğraf programında küçültün.`
    : `${sentence} Önce daha küçük bir kopyasını oluşturun: Windows’ta Fotoğraflar, Mac’te Önizleme veya telefonunuzun düzenleyicisiyle.`
}

/** Pictures above the limit are opened row by row, which these cannot. */
function notByRows({ reason, width, height }: Extract<WorkError, { kind: 'not-by-rows' }>): string {
  const size = `${width} × ${height} piksellik bu görsel, burada bir kerede açılamayacak kadar büyük`
  const sentences: Readonly<Record<RowsReason, string>> = {
    interlaced: `${size}; geçişmeli (interlaced) bir PNG olduğu için satır satır da açılamıyor. Önce bir fotoğraf programında geçişmesiz kaydedin.`,
    inks: `${size}; CMYK bir JPEG olduğu için satır satır da açılamıyor. Önce bir fotoğraf programında RGB olarak kaydedin.`,
    scans: `${size}; renkleri ayrı ayrı kayıtlı bir JPEG olduğu için satır satır da açılamıyor. Önce bir fotoğraf programında yeniden kaydedin.`,
    progressive: `${size}; aşamalı (progressive) bir JPEG olduğu için yalnızca sekizde bir boyutunda açılabiliyor. En büyük boyutu ${Math.floor(width / 8)} × ${Math.floor(height / 8)} veya daha küçük yapın ya da önce bir fotoğraf programında aşamalı olmadan kaydedin.`,
    colours: `${size} ve bu PNG’nin renklerinin dönüştürülmesi gerekiyor. En büyük boyutu düşürün ya da görseli önce bir fotoğraf programında sRGB olarak kaydedin.`,
    browser: `${size}. Tarayıcınız onu satır satır açamıyor ya da sitenin bunu yapan parçası yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin veya daha yeni bir tarayıcı kullanın.`,
  }
  return sentences[reason]
}

function unsupported(format: UnsupportedFormat): string {
  if (format === 'heic')
    return 'Bu HEIC fotoğrafı burada açılamayan bir türde; Safari açabilir. Ya da önce JPEG olarak kaydedin: iPhone’da Fotoğraflar’dan Seçenekler › En Uyumlu ile paylaşın. Yeni fotoğraflar için Ayarlar › Kamera › Biçimler › En Uyumlu’yu seçin.'
  if (isOfRawPhoto(format))
    return `Bu ham fotoğrafın (${formatName(format)}) içinde kullanılabilecek bir JPEG yok. Fotoğraf makinesinin ham dosyayla birlikte kaydettiği JPEG’i kullanın veya üreticinin programıyla JPEG olarak dışa aktarın.`
  if (format === 'jxl')
    return 'Bu JPEG XL dosyası burada açılamıyor: CMYK olarak kaydedilmiş ya da tarayıcınız çok eski olabilir. Önce JPEG veya PNG olarak kaydedin.'
  return `Tarayıcınız bu tür görselleri (${formatName(format)}) açamıyor. Önce JPEG veya PNG olarak kaydedin.`
}
