import { leak, live, lock } from '../../features/privacy-proof/messages.tr.ts'
import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Kendiniz denetleyin',
  description:
    'Cihazınızdan hiçbir şey çıkmadığını kendiniz görün: canlı sayaç, sızdırma denemesi, çevrimdışı kilit.',
  keywords: 'gizlilik kanıt doğrula ağ istek çevrimdışı kilit csp deneme güven bütünlük',
}

export const messages: Messages = {
  title: 'Kendiniz denetleyin',
  lead: 'Yazdığınız ve açtığınız hiçbir şey cihazınızdan çıkmaz. Bize inanmanız gerekmez; kendi gözünüzle şöyle görürsünüz.',
  live,
  leak,
  plane: {
    title: 'Uçak denemesi',
    steps: [
      'Bu sayfayı açın ve aşağıda “Hazır” yazana kadar bekleyin.',
      'Cihazınızı uçak moduna alın.',
      'İstediğiniz aracı istediğiniz dosyayla kullanın. Her şey çalışır, çünkü zaten hiçbir şey gönderilmiyordu.',
    ],
    ready: 'Hazır: sitenin tamamı bu cihazda.',
    notReady: 'Henüz hazır değil: site bu cihaza kaydediliyor.',
    bypassed:
      'Site bu cihazda saklanıyor, ama bu sayfa o kopyayı kullanmadan yüklendi. Sayfayı Shift tuşuna basmadan yenileyin.',
    none: 'Burada yapılamaz: tarayıcınız bu sitenin çevrimdışı kopyasını saklamıyor. Gizli pencereler, engellenmiş site verileri, dolu bir cihaz ve http:// ile başlayan adresler buna yol açar.',
    offline: 'Şu anda çevrimdışısınız.',
  },
  lock,
  build: {
    title: 'Elinizdeki derleme',
    text: 'Her sayfa hangi derlemeye ait olduğunu söyler. Liste bütün dosyaların SHA-256 özetini içerir; kaynak kodu olan herkes aynı baytları üretip karşılaştırabilir.',
    id: 'Derleme',
    list: 'Bütün dosyaların listesi',
    zip: 'Bu siteyi indir (ZIP)',
    zipHint:
      'Küçük bir sunucuyla birlikte sitenin tamamı; kendi bilgisayarınızda çalıştırın. 22 MB; bunun 12 MB’ı Çince, Japonca ve Korece yazı tipleri.',
    verify: 'Kaynak kodu elinizdeyse:',
  },
  copy: {
    button: 'Bu cihazdaki kopyayı denetle',
    busy: 'Kopya denetleniyor…',
    same: (files, build) =>
      `Bu cihazda saklanan ${files} dosyanın hepsi ${build} derlemesinde yayımlandığı gibi.`,
    different: (different, files) =>
      `Bu cihazda saklanan ${files} dosyadan ${different} tanesi yayımlandığı gibi değil.`,
    fix: 'Verileriniz sayfasından çevrimdışı kopyayı silin ve siteyi yeniden açarak kopyayı yenileyin.',
    otherBuild: (published) =>
      `Site artık ${published} derlemesini yayımlıyor; kopyanız bununla karşılaştırılamaz. Güncellemek için sayfayı yenileyin, sonra yeniden denetleyin.`,
    coming:
      'Site hâlâ bu cihaza kaydediliyor. Sayfa “Hazır” diyene kadar bekleyin, sonra yeniden denetleyin.',
    none: 'Bu cihazda bir şey saklanmıyor ve şu anda kaydedilen bir şey de yok. Sitenin kaydedilmesi için sayfayı yenileyin. Yine olmazsa ya cihazda yer yoktur ya da tarayıcınız kopya saklanmasına izin vermiyordur.',
    impossible:
      'Tarayıcınız bu sitenin çevrimdışı kopyasını saklamıyor; denetlenecek bir şey yok. Gizli pencereler, engellenmiş site verileri ve http:// ile başlayan adresler buna yol açar.',
    noList: 'Dosya listesi alınamadı. Bağlanın, çevrimdışı kilidi kapatın, sonra yeniden denetleyin.',
    failed: 'Tarayıcınız bu sayfanın kendi kopyasını okumasına izin vermiyor.',
  },
  limits: {
    title: 'Kimsenin söz veremeyeceği şeyler',
    items: [
      'Chromium tabanlı tarayıcılar, 152. sürümden başlayarak, Connection-Allowlist adlı bir kuralla başka siteye geçişi, ad sorgusunu ve görüntülü görüşme bağlantılarını (WebRTC) da durdurur. Başka sitelere yalnızca rehber olarak yüklenmiş bir sayfa götürebilir: kendi kaynaklarının tam adreslerine, hiçbir şey eklenmeden; yine de oradaki bir betik, hangi adresten geldiğinizi kaynağa bildirebilir. Firefox, Safari ve daha eski sürümler bu kuralı tanımaz: orada bir sayfa sizi başka bir adrese götürebilir, bir ad sorabilir ya da böyle bir bağlantı açabilir. Bizim sayfalarımız bunların hiçbirini yapmaz; dosyalarınızın açıldığı arka plan betiklerinde (worker) ise bu, her tarayıcıda olanaksızdır.',
      'Bir sayfanın betiği, tarayıcınızın aynı sunucu adının başka bağlantı noktalarına da gönderdiği bir çerez koyabilir ya da sekmenizin geçmişine adım ekleyebilir; geldiğiniz site, geri döndüğünüzde bu adımları sayabilir. İkisini de durduran bir tarayıcı kuralı yoktur. Bizim sayfalarımız ikisini de yapmaz: çerez koymaz, yalnızca siz bir sayfa açınca adım ekler.',
      'Bir tarayıcı eklentisi, sayfanın gördüğü her şeyi görür.',
      'Ayarlarından bulutta yazım denetimini ya da yazma önerilerini açtıysanız bazı tarayıcılar yazdıklarınızı kendi hizmetlerine gönderir. Buradaki alanlar yazma önerisi istemez; yazım denetimi tarayıcınızın ayarına uyar; gizli bilgi, kod ve sayı alanları ise onu kapatır.',
      'Sayfaları gönderen sunucu IP adresinizi ve hangi dosyanın istendiğini görür; onunla ne yaptığınızı hiçbir zaman görmez.',
      'Bir site yarın başka olabilir. Kanıt şu anda elinizde olan derleme içindir. O derlemeyi yalnızca ZIP korur; çevrimdışı kilit korumaz.',
      'Sayfalar https:// yerine http:// ile geliyorsa, örneğin evdeki bir sunucudan, aradaki ağı yöneten biri onları okuyabilir ve değiştirebilir.',
      'Başka bir uygulamanın kurulu siteyle paylaştığı metin, sisteminizin açtığı adresin bir parçasıdır. Çevrimdışı kopya bunu sunucuya sormadan yanıtlar, sayfa da metni hemen adresten çıkarır; tarayıcınız o adresi kendi geçmişine yazabilir. Çevrimdışı kopya yoksa, örneğin tarayıcınız onu sildiyse, paylaşılanı sunucu görür.',
    ],
  },
}
