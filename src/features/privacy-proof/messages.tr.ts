import type { ProofMessages } from './messages.en.ts'

export const live: ProofMessages['live'] = {
  title: 'Bu sayfanın istedikleri',
  intro:
    'Bu listeyi, sayfa açıldığından beri tarayıcınız tutar. Bir araç kullanıp geri dönün: saymayı sürdürür.',
  kinds: {
    scripts: 'Betikler',
    styles: 'Stil dosyaları',
    fonts: 'Yazı tipleri',
    images: 'Resimler',
    data: 'Diğer dosyalar',
  },
  own: 'Bu sitenin dosyaları',
  elsewhere: 'Başka sitelere giden istekler',
  refused: 'Bir kuralın durdurduğu denemeler',
  note: 'Burada site kendini sayar. Bizim yardımımız olmadan görmek için tarayıcınızın geliştirici araçlarını (F12) açın, Ağ sekmesini seçin ve bir araç kullanın.',
}

export const leak: ProofMessages['leak'] = {
  title: 'Sızdırmayı dene',
  intro: (count) =>
    `“secret” sözcüğünü başka bir siteye göndermek için ${count} deneme yapar ve her birini hangi kuralın durdurduğunu gösterir. Adres hiçbir zaman var olamaz; bir kural işlemese bile hiçbir yere bir şey ulaşmaz.`,
  button: 'Sızdırmayı dene',
  again: 'Yeniden dene',
  stop: 'Durdur',
  running: 'Yapılan deneme',
  allStopped: (count) => `${count} denemenin hepsi durduruldu.`,
  someOpen: (open, count) =>
    `${count} denemeden ${open} tanesi durdurulmadı. Tarayıcınız ya da bir eklenti geçiriyor.`,
  someSilent: (silent, count) =>
    `${count} denemeden ${count - silent} tanesi durduruldu. Geri kalanı yüklenmedi, ama tarayıcınız hangi kuralın durdurduğunu söylemiyor: Firefox önyükleme için bildirimde bulunmaz.`,
  noWorker: 'Tarayıcınız bir worker başlatamadı; worker içinden yapılan denemeler eksik.',
  results: 'Her deneme nasıl bitti',
  blocked: (rule) => `Durduran kural: ${rule}`,
  refusedOutcome: 'Tarayıcı reddetti',
  silent: 'Yüklenmedi; tarayıcı kural belirtmiyor',
  open: 'Durdurulmadı',
  page: {
    fetch: 'Betik isteği (fetch)',
    xhr: 'Betik isteği (XMLHttpRequest)',
    beacon: 'Sayfadan ayrılırken gönderilen işaret',
    webSocket: 'Açık bağlantı (WebSocket)',
    eventSource: 'Olay akışı (EventSource)',
    image: 'Başka yerden resim',
    cssImage: 'Stil dosyasındaki resim',
    media: 'Ses ya da video',
    font: 'Yazı tipi',
    styleSheet: 'Stil dosyası',
    script: 'Betik',
    frame: 'Çerçeve',
    object: 'Gömülü nesne',
    form: 'Form',
    preload: 'Önceden yükleme',
    blobWorker: 'Metinden yapılan worker',
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
  hint: 'Açıkken sayfalar ve dosyalar bu cihazdaki kopyadan gelir; bir sayfanın ağdan istediği her şey, siz buradan kapatana kadar reddedilir. Geri döndüğünüzde de açık kalır.',
  bypassed:
    'Bu sayfa, kilidin bulunduğu cihazdaki kopya kullanılmadan yüklendi. Sayfayı Shift tuşuna basmadan yenileyin.',
  none: 'Tarayıcınız bu sitenin çevrimdışı kopyasını saklamıyor; kilitlenecek bir şey yok. Gizli pencereler, engellenmiş site verileri, dolu bir cihaz ve http:// ile başlayan adresler buna yol açar.',
  wait: 'Site bu cihaza kaydedilir kaydedilmez kullanılabilir.',
  failed: 'Kilit yanıt vermedi. Sayfayı yenileyip yeniden deneyin.',
  tooMuch:
    'Sayfanın yenilenmesi gerekir ve açık dosyalarınız saklanamayacak kadar büyük. Önce işinizi bitirin ya da yine de yenilemek için düğmeye yeniden basın.',
  on: 'Çevrimdışı kilit açık.',
  off: 'Çevrimdışı kilit kapalı.',
  limits: {
    intro: 'Kilidin yapamadıkları:',
    items: [
      'Bu derlemeyi korumaz. Tarayıcınız sitenin yeni bir sürümünü kendisi arar ve sunucu, kilide uymayan bir sürüm gönderebilir. Bir derlemeyi yalnızca ZIP korur: onu kendi bilgisayarınızda çalıştırın.',
      'Daha önce açılmış sekmelerde en sıkı kurallar, sayfa yenilendikten sonra geçerli olur.',
      'Bir sayfanın betiği, sitenin kendi dosyalarını yayımlanmış adresleriyle sunucudan yine de isteyebilir ve adresinde metin olan bir indirme başlatabilir. Connection-Allowlist kuralını tanımayan Firefox’ta, Safari’de ve 152’den önceki Chromium sürümlerinde başka adreslere de metin ekleyebilir. Bizim sayfalarımız bunların hiçbirini yapmaz.',
    ],
  },
}
