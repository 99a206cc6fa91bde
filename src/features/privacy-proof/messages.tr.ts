import type { ProofMessages } from './messages.en.ts'

export const live: ProofMessages['live'] = {
  title: 'Bu sayfanın yaptığı istekler',
  intro:
    'Sayfa açıldığından beri tarayıcınızın saydığı istekler. Bir araç kullanın ve neyin değiştiğine bakın.',
  kinds: {
    scripts: 'Betikler',
    styles: 'Stil dosyaları',
    fonts: 'Yazı tipleri',
    images: 'Görseller',
    data: 'Diğer dosyalar',
  },
  own: 'Bu sitenin dosyaları',
  elsewhere: 'Başka sitelere giden istekler',
  refused: 'Bir kuralın engellediği istekler',
  details: 'Ayrıntılı sayım',
  note: 'Buradaki sayımı sitenin kendisi yapıyor. Bizim yardımımız olmadan görmek için tarayıcınızın geliştirici araçlarını (F12) açın, Ağ sekmesini seçin ve bir araç kullanın.',
}

export const leak: ProofMessages['leak'] = {
  title: 'Sızıntı testi',
  intro: (count) =>
    `“secret” kelimesini başka bir siteye göndermek için ${count} deneme yapar ve her birini hangi kuralın durdurduğunu gösterir. Böyle bir adres olamaz; bir kural çalışmasa bile hiçbir yere bir şey ulaşmaz.`,
  button: 'Sızıntı testini başlat',
  again: 'Yeniden dene',
  stop: 'Durdur',
  running: 'Yapılan denemeler',
  allStopped: (count) => `${count} denemenin hepsi durduruldu.`,
  someUnreported: (unreported, count) =>
    `${count} denemeden ${unreported} tanesinin durdurulduğunu tarayıcınız zamanında bildirmedi. Yeniden deneyin: sonuç aynı kalırsa tarayıcınız ya da bir eklenti buna izin veriyor.`,
  someNotLoaded: (notLoaded, count) =>
    `${count} denemeden ${count - notLoaded} tanesi durduruldu. Geri kalanı yüklenmedi, ama tarayıcınız hangi kuralın durdurduğunu söylemiyor: Firefox ön yüklemeleri bildirmez.`,
  noWorker: 'Tarayıcınız bir worker başlatamadı; worker içinden yapılan denemeler atlandı.',
  results: 'Denemelerin sonuçları',
  blocked: (rule) => `Durduran kural: ${rule}`,
  refusedOutcome: 'Tarayıcı engelledi',
  notLoaded: 'Yüklenmedi; tarayıcı kural belirtmiyor',
  unreported: 'Durdurulduğu bildirilmedi',
  page: {
    fetch: 'Betik isteği (fetch)',
    xhr: 'Betik isteği (XMLHttpRequest)',
    beacon: 'Sayfadan çıkarken gönderilen beacon',
    webSocket: 'Açık bağlantı (WebSocket)',
    eventSource: 'Olay akışı (EventSource)',
    image: 'Başka siteden görsel',
    cssImage: 'Stil dosyasındaki görsel',
    media: 'Ses ya da video',
    font: 'Yazı tipi',
    styleSheet: 'Stil dosyası',
    script: 'Betik',
    frame: 'Çerçeve',
    object: 'Gömülü nesne',
    form: 'Form',
    preload: 'Ön yükleme',
    blobWorker: 'Blob’dan oluşturulan worker',
  },
  worker: {
    fetch: 'Worker içinden: başka siteye istek',
    ownSite: 'Worker içinden: bu siteye istek',
    webSocket: 'Worker içinden: açık bağlantı',
    script: 'Worker içinden: ek betik',
    secondWorker: 'Worker içinden: ikinci worker',
  },
}

export const lock: ProofMessages['lock'] = {
  title: 'Çevrimdışı kilit',
  label: 'Çevrimdışı kilit',
  hint: 'Açıkken sayfalar ve dosyalar bu cihazdaki kopyadan gelir, bir sayfanın internete gönderdiği istekler engellenir. Siz buradan kapatana kadar, ayrılıp geri dönseniz bile açık kalır.',
  bypassed:
    'Bu sayfa, kilidin dayandığı çevrimdışı kopya kullanılmadan yüklendi. Sayfayı Shift tuşuna basmadan yenileyin.',
  none: 'Tarayıcınız bu sitenin çevrimdışı kopyasını saklamıyor; kilitlenecek bir şey yok.',
  wait: 'Sitenin tamamı bu cihaza kaydedilince kullanılabilir.',
  failed: 'Kilit yanıt vermedi. Sayfayı yenileyip yeniden deneyin.',
  tooMuch:
    'Sayfanın yenilenmesi gerekiyor, ama açık dosyalarınız saklanamayacak kadar büyük. Önce işinizi bitirin ya da yine de yenilemek için düğmeye bir daha basın.',
  on: 'Çevrimdışı kilit açık.',
  off: 'Çevrimdışı kilit kapalı.',
  limits: {
    title: 'Kilidin yapamadıkları',
    items: [
      'Elinizdeki sürümü korumaz. Tarayıcınız sitenin yeni sürümlerini kendiliğinden arar ve sunucu, kilide uymayan bir sürüm gönderebilir.',
      'Daha önce açılmış sekmelerde en sıkı kurallar, sayfa yenilendikten sonra geçerli olur.',
      'Bir sayfanın betiği, sitenin kendi dosyalarını yayımlanmış adresleriyle sunucudan yine de isteyebilir ve adresinde metin olan bir indirme başlatabilir. Connection-Allowlist kuralını tanımayan Firefox’ta, Safari’de ve 152’den önceki Chromium sürümlerinde başka adreslere de metin ekleyebilir. Bizim sayfalarımız bunların hiçbirini yapmaz.',
    ],
  },
}
