import { wholeSite } from '../../features/offline-copy/messages.tr.ts'
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
  lead: 'Yazdığınız ve açtığınız hiçbir şey cihazınızdan çıkmaz. Bize inanmak zorunda değilsiniz: deneyin.',
  live,
  leak,
  plane: {
    title: 'Uçak modu testi',
    steps: [
      'Aşağıda “Hazır” yazmıyorsa oradaki düğmeyle sitenin tamamını kaydedin.',
      'Cihazınızı uçak moduna alın.',
      'İstediğiniz aracı istediğiniz dosyayla kullanın. Her şey çalışır, çünkü zaten hiçbir şey gönderilmiyordu.',
    ],
    ready: 'Hazır: sitenin tamamı bu cihazda.',
    notReady: 'Henüz hazır değil: bu cihazda şimdilik bir şey kayıtlı değil.',
    partly: 'Henüz hazır değil: bu cihazda yalnızca kullandığınız sayfalar kayıtlı.',
    bypassed:
      'Site bu cihazda saklanıyor, ama bu sayfa o kopyayı kullanmadan yüklendi. Sayfayı Shift tuşuna basmadan yenileyin.',
    none: 'Burada yapılamaz: tarayıcınız bu sitenin çevrimdışı kopyasını saklamıyor. Gizli pencerelerde, site verileri engellendiğinde, cihaz dolduğunda ve http:// ile başlayan adreslerde böyle olur.',
    offline: 'Şu anda çevrimdışısınız.',
  },
  lock,
  wholeSite,
  build: {
    title: 'Elinizdeki sürümü doğrulayın',
    details: 'Sürüm ve dosya listesi',
    text: 'Liste bütün dosyaların SHA-256 özetini içerir; isteyen herkes kaynak kodu derleyip karşılaştırabilir.',
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
    fix: '“Verileriniz” sayfasından çevrimdışı kopyayı silin, sonra siteyi yeniden açın.',
    otherBuild: (published) =>
      `Site artık ${published} sürümünü yayımlıyor; kopyanız bununla karşılaştırılamaz. Güncellemek için sayfayı yenileyin, sonra yeniden kontrol edin.`,
    coming: 'Bu sayfa hâlâ bu cihaza kaydediliyor. Biraz bekleyip yeniden kontrol edin.',
    none: 'Bu cihazda bir şey saklanmıyor ve şu anda kaydedilen bir şey de yok. Kaydedilmesi için sayfayı yenileyin. Yine olmazsa ya cihazda yer yoktur ya da tarayıcınız kopya saklanmasına izin vermiyordur.',
    impossible: 'Tarayıcınız bu sitenin çevrimdışı kopyasını saklamıyor; kontrol edilecek bir şey yok.',
    noList:
      'Dosya listesi alınamadı. İnternete bağlanın, çevrimdışı kilidi kapatın, sonra yeniden kontrol edin.',
    failed: 'Tarayıcınız bu sayfanın kendi kopyasını okumasına izin vermiyor.',
  },
  how: {
    title: 'Nasıl çalışır',
    groups: [
      {
        title: 'Tarayıcınızın uyguladığı kurallar',
        items: [
          'Her sayfa, içerik güvenliği politikasıyla, tarayıcınıza başka sitelere giden istekleri engellemesini söyler. Dosyalarınızın açıldığı arka plan betikleri (worker) ise hiçbir yere bağlanamaz.',
          'Bir rehberin kaynağına giden bağlantı, hangi sayfadan geldiğinizi o siteye bildirmez.',
        ],
      },
      {
        title: 'Verileriniz nasıl saklanır',
        items: [
          'Ayarlar ve geçmiş, tarayıcınızın yerel depolama alanındadır; bu alan, çerezlerin aksine, isteklerle birlikte gönderilmez.',
          'Açık dosyalar ve girdiler (en çok 500 MB) ile saklanan tepsi (en çok 200 MB), tarayıcının bu siteye ayırdığı özel depolama alanındadır.',
          'Açık dosyalar ve girdiler kendi sekmelerine aittir. Sekme kapandıktan sonra bunu fark eden ilk sayfanın üzerinden yarım saat geçince, ekranda olan ya da açılan herhangi bir sayfamız onları siler; her durumda, bir gün sonraki ilk ziyarette silinirler.',
          'Üretilen parolalar, Wi-Fi parolaları ve bir araçtan saklamamasını istedikleriniz hiçbir zaman bunların arasında değildir.',
        ],
      },
    ],
  },
  limits: {
    title: 'Hiçbir sitenin söz veremeyeceği şeyler',
    items: [
      {
        title: 'Firefox, Safari ve eski tarayıcılar daha azını durdurur',
        text: 'Chromium tabanlı tarayıcılar, 152. sürümden başlayarak, Connection-Allowlist adlı bir kuralla başka siteye geçişi, alan adı sorgularını ve görüntülü görüşme bağlantılarını (WebRTC) da durdurur. Başka sitelere yalnızca rehber olarak yüklenmiş bir sayfa götürebilir: kendi kaynaklarının tam adreslerine, hiçbir şey eklenmeden; yine de oradaki bir betik, hangi adresten geldiğinizi kaynağa bildirebilir. Diğer tarayıcılar bu kuralı tanımaz: orada bir sayfa sizi başka bir adrese götürebilir, bir alan adı sorgulayabilir ya da böyle bir bağlantı açabilir. Bizim sayfalarımız bunların hiçbirini yapmaz; arka plan betiklerinde ise bu, hiçbir tarayıcıda mümkün değildir.',
      },
      {
        title: 'Çerezleri ve sekme geçmişindeki adımları durduran bir kural yoktur',
        text: 'Bir sayfanın betiği, tarayıcınızın aynı sunucu adının başka bağlantı noktalarına da gönderdiği bir çerez koyabilir ya da sekmenizin geçmişine adım ekleyebilir; geldiğiniz site, geri döndüğünüzde bu adımları sayabilir. Bizim sayfalarımız ikisini de yapmaz: çerez koymaz, yalnızca siz bir sayfa açınca adım ekler.',
      },
      {
        title: 'Bir tarayıcı eklentisi, sayfanın gördüğü her şeyi görür',
        text: 'Gizli pencerede eklentiler, siz izin vermedikçe kapalıdır.',
      },
      {
        title: 'Tarayıcınız yazdıklarınızı kendi hizmetine gönderebilir',
        text: 'Bulut yazım denetimi ya da yazma önerileri açıksa bazıları bunu yapar. Buradaki alanlar yazma önerisi istemez; yazım denetimi tarayıcınızın ayarına uyar; gizli bilgi, kod ve sayı alanları ise onu kapatır.',
      },
      {
        title: 'Sunucu IP adresinizi ve hangi dosyanın istendiğini görür',
        text: 'Sayfayı göndermek için ikisi de gereklidir. Sayfada yaptıklarınız cihazınızda kalır.',
      },
      {
        title: 'Bu site yarın değişebilir',
        text: 'Kontroller şu anda elinizde olan sürüm içindir. O sürümü yalnızca ZIP korur.',
      },
      {
        title: 'http:// ile gelen sayfaları başkaları okuyabilir ve değiştirebilir',
        text: 'Sizinle sunucu arasındaki ağı yöneten herkes bunu yapabilir, sunucu evde olsa bile.',
      },
      {
        title: 'Başka bir uygulamanın paylaştığı metin bir adresin parçasıdır',
        text: 'Çevrimdışı kopya o adresi sunucuya sormadan yanıtlar, sayfa da onu hemen kaldırır; tarayıcınız adresi kendi geçmişine yazabilir. Çevrimdışı kopya yoksa, örneğin tarayıcınız onu sildiyse, paylaşılanı sunucu görür.',
      },
    ],
  },
}
