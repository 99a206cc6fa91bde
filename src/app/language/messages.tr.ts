import type { AppMessages } from './messages.en.ts'

export const messages: AppMessages = {
  site: {
    titleOf: (page) => `${page} · Toolnook`,
    homeTitle: 'Toolnook · Cihazınızdan çıkmayan günlük araçlar',
    homeDescription:
      'Tarayıcınızda çalışan ücretsiz günlük araçlar. Hesap yok, yükleme yok: dosyalarınız, parolalarınız ve metinleriniz cihazınızdan hiç çıkmaz.',
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
  otherLanguage: 'English',
  footer: {
    tagline: 'Üretkenlik ve günlük işler için hepsi bir arada araç takımı.',
    promise: 'Ücretsiz, hesapsız. Yazdığınız ve açtığınız hiçbir şey cihazınızdan çıkmaz.',
    contact: 'İletişim',
    copyright: (year, name) => `© ${year} ${name}. Tüm hakları saklıdır.`,
    links: 'Alt bilgi',
  },
  unknown: {
    title: 'Böyle bir sayfa yok',
    text: 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir. Yerine ana sayfayı gösteriyoruz.',
  },
  hero: {
    title: 'Cihazınızdan çıkmayan günlük araçlar',
    claims: 'Güvenebilecekleriniz',
    toolCount: (count) => `${count} araç`,
    clientSide: '%100 tarayıcıda',
    neverLeaves: 'Veriler cihazdan çıkmaz',
    noDelays: 'Sunucu gecikmesi yok',
    responsive: 'Her ekrana uyan tasarım',
  },
  drop: {
    title: 'Bağlantı, renk ya da metin yapıştırın, dosya bırakın',
    clear: 'Temizle',
    text: 'Doğru araç açılır. Hiçbir şey yüklenmez.',
    choose: 'Dosya seç',
  },
  loadFailed: {
    title: 'Bu sayfa yüklenemedi',
    text: 'Bağlantınızı denetleyip yeniden deneyin. Önceki sayfada yazdıklarınız yerinde duruyor.',
    retry: 'Yeniden dene',
  },
  crashed: {
    title: 'Bu sayfada bir şeyler ters gitti',
    text: 'Hiçbir yere bir şey gönderilmedi. Yeniden başlatmak için sayfayı yenileyin.',
    reload: 'Sayfayı yenile',
  },
  loading: 'Yükleniyor',
}
