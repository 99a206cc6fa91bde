import type { Translated } from '../../lib/text/i18n.ts'
import type { card as englishCard, Messages } from './messages.en.ts'
import { turkishQuotes } from './quotes.tr.ts'

export const card: Translated<typeof englishCard> = {
  title: 'Günün motivasyon sözleri',
  description: 'Bugün için bir söz, kaynağı ve yılıyla.',
  keywords: 'alıntı ilham özlü söz yazar günün ipucu bilgelik kitap paylaş resim',
}

export const messages: Messages = {
  title: 'Günün motivasyon sözleri',
  intro: 'Her gün bir söz, herkes için aynı; hepsi kaynağıyla.',

  translations: turkishQuotes,
  translatedHere: 'Toolnook çevirisi. İngilizce metin:',

  large: 'Söz',
  ofToday: (day) => `Günün sözü, ${day}`,
  place: (place, count) => `Söz ${place} / ${count}`,
  source: (work, year) => `${work}, ${year}`,
  translatedSource: (work, year, translator) => `${work}, İngilizceye çeviren: ${translator}, ${year}`,
  newQuote: 'Yeni söz',
  copy: 'Kopyala',
  copyOf: (author) => `Kopyala: ${author}`,
  backToToday: 'Günün sözüne dön',
  addFavourite: 'Favorilere ekle',
  addFavouriteBy: (author) => `Favorilere ekle: ${author}`,
  inFavourites: 'Favorilerde',
  inFavouritesBy: (author) => `Favorilerde: ${author}`,

  samples: 'Başka sözler',
  favourites: (count) => `Favoriler (${count})`,
  noFavourites: 'Bir sözü burada, bu cihazda saklamak için kalbe basın.',
  removed: 'Favorilerden çıkarıldı',
  show: (author) => `Sözü göster: ${author}`,

  shape: 'Boyut',
  shapes: {
    portrait: 'Dikey 1080\u00a0×\u00a01350',
    square: 'Kare 1080\u00a0×\u00a01080',
    phone: 'Telefon 1080\u00a0×\u00a01920',
  },
  posterSettings: 'Poster',
  pictureStyle: 'Stil',
  pictureStyles: { paper: 'Kâğıt', night: 'Gece', plum: 'Mürdüm' },
  download: 'PNG’yi indir',
  copyPicture: 'Görseli kopyala',
  share: 'Paylaş',
  pictureFailed: 'Görsel oluşturulamadı. Diğer sekmeleri kapatıp yeniden deneyin.',
  shareFailed: 'Görsel paylaşılamadı. Görseli indirip dosyayı paylaşın.',
  fileName: (author) => `soz-${author}.png`,

  tip: 'Günün ipucu',
  tips: [
    'Bugünü iyi bir gün yapacak tek şeyi yazın.',
    'Ertelediğiniz işle başlayın; ona on dakika ayırın.',
    'Bir çalışma oturumu boyunca telefonu başka odaya koyun.',
    'İlk kahveden önce bir bardak su için.',
    'Bir haftadır okumadığınız sekmeleri kapatın.',
    'Öğle yemeğinden sonra beş dakika yürüyün.',
    'Büyük bir işe başlamadan küçük bir işi bitirin.',
    'Birine nedenini söyleyerek teşekkür edin.',
    'Bugün işi bırakmadan yarının ilk işini planlayın.',
    '25 dakika boyunca başka işe geçmeden çalışın.',
    'Önce en eski mesajı yanıtlayın.',
    'Saatte bir ayağa kalkın.',
    'Masayı iki dakika toplayın, sonra bırakın.',
    'Belirsiz bir işte, atılacak ilk somut adımı belirleyin.',
    'Bu hafta bir akşamı boş bırakın.',
    'Kâğıttan on sayfa okuyun.',
    'Her zamankinden on dakika önce yardım isteyin.',
    'Üç gün boyunca aynı şeyi aynı saatte yapın.',
    'Kaygınızı yazın; bir şey yapmak gerekiyor mu, karar verin.',
    'Yorulmadan mola verin.',
    'Bir bildirimi temelli kapatın.',
    'Kendinizi başkalarıyla değil, geçen ayki hâlinizle karşılaştırın.',
    'İşinizi sürdürecek kişiye bir not bırakın.',
    'On beş dakika erken yatın.',
    'Önce basit olanı deneyin.',
    'Kalanları değil, bitirdiklerinizi sayın.',
    'Bir şeye kibarca hayır deyin.',
    'Tam bir dakika pencereden bakın.',
    'Dün işe yarayanı tekrarlayın.',
    'Artık önemi kalmamış bir işi silin.',
    'Geçen aya bakın; bir alışkanlığı sürdürün, birini bırakın.',
  ],

  about: 'Sözler nereden geliyor',
  aboutText: (count) =>
    `${count} söz; her biri, eserin telif süresi dolmuş bir baskısından kelimesi kelimesine alındı. Çıkarılan yerler “…” ile gösterilir. Her sözün yanında eseri, yılı ve varsa çevirmeni yazar; böylece onu kendiniz bulabilirsiniz. Sözü bir kahraman söylüyorsa ya da başkası yazıya geçirdiyse kim olduğu da yazar. Türkçeleri bizim çevirimizdir.`,
}
