import { leak, live, lock } from '../../features/privacy-proof/messages.tr.ts'
import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Kendiniz kontrol edin',
  description:
    'Cihazınızdan hiçbir şey çıkmadığını kendiniz görün: canlı sayaç, sızıntı testi, çevrimdışı kilit.',
  keywords: 'gizlilik kanıt doğrula ağ istek çevrimdışı kilit csp test deneme denetle güven bütünlük',
}

export const messages: Messages = {
  title: 'Kendiniz kontrol edin',
  lead: 'Yazdığınız ve açtığınız hiçbir şey cihazınızdan çıkmaz. Bize inanmak zorunda değilsiniz; kendiniz şöyle görebilirsiniz.',
  live,
  leak,
  plane: {
    title: 'Uçak modu testi',
    steps: [
      'Bu sayfayı açın ve aşağıda “Hazır” yazana kadar bekleyin.',
      'Cihazınızı uçak moduna alın.',
      'İstediğiniz aracı istediğiniz dosyayla kullanın. Her şey çalışır, çünkü zaten hiçbir şey gönderilmiyordu.',
    ],
    ready: 'Hazır: sitenin tamamı bu cihazda.',
    notReady: 'Henüz hazır değil: site bu cihaza kaydediliyor.',
    bypassed:
      'Site bu cihazda saklanıyor, ama bu sayfa o kopyayı kullanmadan yüklendi. Sayfayı Shift tuşuna basmadan yenileyin.',
    none: 'Burada yapılamaz: tarayıcınız bu sitenin çevrimdışı kopyasını saklamıyor. Gizli pencerelerde, site verileri engellendiğinde, cihaz dolduğunda ve http:// ile başlayan adreslerde böyle olur.',
    offline: 'Şu anda çevrimdışısınız.',
  },
  lock,
  build: {
    title: 'Elinizdeki sürümü doğrulayın',
    text: 'Her sayfa hangi sürüme ait olduğunu söyler. Liste bütün dosyaların SHA-256 özetini içerir; kaynak kodu olan herkes aynı baytları üretip karşılaştırabilir.',
    id: 'Sürüm',
    list: 'Bütün dosyaların listesi',
    zip: 'Bu siteyi indir (ZIP)',
    zipHint:
      'Sitenin tamamı, küçük bir sunucuyla; kendi bilgisayarınızda çalıştırın. 22 MB, 12 MB’si Çince, Japonca ve Korece yazı tipleri.',
    verify: 'Kaynak kodu elinizdeyse:',
  },
  copy: {
    button: 'Bu cihazdaki kopyayı kontrol et',
    busy: 'Kopya kontrol ediliyor…',
    same: (files, build) =>
      `Bu cihazda saklanan ${files} dosyanın hepsi ${build} sürümünde yayımlandığı gibi.`,
    different: (different, files) =>
      `Bu cihazda saklanan ${files} dosyadan ${different} tanesi yayımlandığı gibi değil.`,
    fix: '“Verileriniz” sayfasından çevrimdışı kopyayı silin ve siteyi yeniden açarak kopyayı yenileyin.',
    otherBuild: (published) =>
      `Site artık ${published} sürümünü yayımlıyor; kopyanız bununla karşılaştırılamaz. Güncellemek için sayfayı yenileyin, sonra yeniden kontrol edin.`,
    coming:
      'Site hâlâ bu cihaza kaydediliyor. Sayfa “Hazır” diyene kadar bekleyin, sonra yeniden kontrol edin.',
    none: 'Bu cihazda bir şey saklanmıyor ve şu anda kaydedilen bir şey de yok. Sitenin kaydedilmesi için sayfayı yenileyin. Yine olmazsa ya cihazda yer yoktur ya da tarayıcınız kopya saklanmasına izin vermiyordur.',
    impossible:
      'Tarayıcınız bu sitenin çevrimdışı kopyasını saklamıyor; kontrol edilecek bir şey yok. Gizli pencerelerde, site verileri engellendiğinde ve http:// ile başlayan adreslerde böyle olur.',
    noList:
      'Dosya listesi alınamadı. İnternete bağlanın, çevrimdışı kilidi kapatın, sonra yeniden kontrol edin.',
    failed: 'Tarayıcınız bu sayfanın kendi kopyasını okumasına izin vermiyor.',
  },
  limits: {
    title: 'Kimsenin söz veremeyeceği şeyler',
    items: [
      'Chromium tabanlı tarayıcılar, 152. sürümden başlayarak, Connection-Allowlist adlı bir kuralla başka siteye geçişi, alan adı sorgularını ve görüntülü görüşme bağlantılarını (WebRTC) da durdurur. Başka sitelere yalnızca rehber olarak yüklenmiş bir sayfa götürebilir: kendi kaynaklarının tam adreslerine, hiçbir şey eklenmeden; yine de oradaki bir betik, hangi adresten geldiğinizi kaynağa bildirebilir. Firefox, Safari ve daha eski sürümler bu kuralı tanımaz: orada bir sayfa sizi başka bir adrese götürebilir, bir alan adı sorgulayabilir ya da böyle bir bağlantı açabilir. Bizim sayfalarımız bunların hiçbirini yapmaz; dosyalarınızın açıldığı arka plan betiklerinde (worker) ise bu, hiçbir tarayıcıda mümkün değildir.',
      'Bir sayfanın betiği, tarayıcınızın aynı sunucu adının başka bağlantı noktalarına da gönderdiği bir çerez koyabilir ya da sekmenizin geçmişine adım ekleyebilir; geldiğiniz site, geri döndüğünüzde bu adımları sayabilir. İkisini de durduran bir tarayıcı kuralı yoktur. Bizim sayfalarımız ikisini de yapmaz: çerez koymaz, yalnızca siz bir sayfa açınca adım ekler.',
      'Bir tarayıcı eklentisi, sayfanın gördüğü her şeyi görür.',
      'Bazı tarayıcılar, ayarlarında bulut üzerinden yazım denetimini ya da yazma önerilerini açtıysanız yazdıklarınızı kendi hizmetlerine gönderir. Buradaki alanlar yazma önerisi istemez; yazım denetimi tarayıcınızın ayarına uyar; gizli bilgi, kod ve sayı alanları ise onu kapatır.',
      'Sayfaları gönderen sunucu IP adresinizi ve hangi dosyanın istendiğini görür; onunla ne yaptığınızı hiçbir zaman görmez.',
      'Bu site yarın değişebilir. Kontroller şu anda elinizde olan sürüm içindir. O sürümü yalnızca ZIP korur; çevrimdışı kilit korumaz.',
      'Sayfalar https:// yerine http:// ile geliyorsa, örneğin evdeki bir sunucudan, aradaki ağı yöneten biri onları okuyabilir ve değiştirebilir.',
      'Başka bir uygulamanın kurulu siteyle paylaştığı metin, sisteminizin açtığı adresin bir parçasıdır. Çevrimdışı kopya bunu sunucuya sormadan yanıtlar, sayfa da metni hemen adresten çıkarır; tarayıcınız o adresi kendi geçmişine yazabilir. Çevrimdışı kopya yoksa, örneğin tarayıcınız onu sildiyse, paylaşılanı sunucu görür.',
    ],
  },
}
