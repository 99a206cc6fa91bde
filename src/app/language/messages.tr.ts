import type { AppMessages } from './messages.en.ts'

export const messages: AppMessages = {
  site: {
    titleOf: (page) => `${page} · Toolnook`,
    homeTitle: 'Toolnook · Verileriniz cihazınızda kalır',
    homeDescription:
      'Tarayıcınızda çalışan ücretsiz, gündelik araçlar. Üyelik yok, yükleme yok: dosyalarınız, parolalarınız ve metinleriniz cihazınızdan hiç çıkmaz.',
  },
  skip: 'İçeriğe geç',
  logo: 'Toolnook, ana sayfa',
  mainMenu: 'Ana menü',
  tools: 'Araçlar',
  guides: 'Rehberler',
  allGuides: 'Tüm rehberler',
  search: 'Araç ara',
  openMenu: 'Menüyü aç',
  darkMode: 'Koyu tema',
  lightMode: 'Açık tema',
  footer: {
    tagline: 'Üretkenlik ve gündelik işler için hepsi bir arada araç seti.',
    promise: 'Ücretsiz, üyelik gerekmez. Yazdığınız ve açtığınız her şey cihazınızda kalır.',
    contact: 'İletişim',
    copyright: (year, name) => `© ${year} ${name}`,
    links: 'Alt bilgi',
  },
  unknown: {
    title: 'Sayfa bulunamadı',
    text: 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir. Bunun yerine ana sayfayı gösteriyoruz.',
  },
  hero: {
    title: 'Gündelik araçlar, verileriniz cihazınızda',
    claims: 'Size söz verdiklerimiz',
    toolCount: (count) => `${count} araç`,
    clientSide: '%100 tarayıcıda',
    neverLeaves: 'Veriler cihazdan çıkmaz',
    noDelays: 'Sunucu gecikmesi yok',
    responsive: 'Her ekrana uyan tasarım',
  },
  drop: {
    title: 'Bağlantı, renk ya da metin yapıştırın, dosya bırakın',
    clear: 'Temizle',
    text: 'Uygun araç açılır. Hiçbir şey yüklenmez.',
    choose: 'Dosya seç',
  },
  loadFailed: {
    page: 'Bu sayfa yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin. Önceki sayfada yazdıklarınız duruyor.',
    part: 'Sayfanın bu bölümü yüklenemedi. Bağlantınızı kontrol edip yeniden deneyin.',
    retry: 'Yeniden dene',
  },
  crashed: {
    title: 'Bu sayfada bir şeyler ters gitti',
    text: 'Hiçbir veri gönderilmedi. Yeniden başlatmak için sayfayı yenileyin.',
    reload: 'Sayfayı yenile',
  },
  loading: 'Yükleniyor',
}
