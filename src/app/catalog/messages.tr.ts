import type { CatalogMessages } from './messages.en.ts'

export const messages: CatalogMessages = {
  closeMenu: 'Menüyü kapat',
  menu: 'Menü',
  search: 'Araç ara',
  searchHint: 'Araç ve sayfa ara',
  searchNothing: 'Eşleşen bir şey yok. Başka bir sözcük deneyin.',
  searchCount: (count) => `${count} sonuç`,
  closeSearch: 'Aramayı kapat',
  searchGroups: { action: 'Eylemler', tool: 'Araçlar', guide: 'Rehberler', page: 'Sayfalar' },
  openTyped: 'Yazdığınızla açın',
  actions: {
    dark: {
      title: 'Koyu tema',
      description: 'Koyu temaya geçin',
      keywords: 'gece siyah karanlık dark night',
    },
    light: {
      title: 'Açık tema',
      description: 'Açık temaya geçin',
      keywords: 'gündüz beyaz aydınlık light bright',
    },
    language: {
      title: 'English',
      description: 'Bu sayfanın İngilizcesi',
      keywords: 'ingilizce language dil',
    },
  },
  breadcrumb: 'Buradasınız',
  home: 'Ana sayfa',
  relatedTools: 'Diğer araçlar',
  useTool: 'Aracı kullan',
  useToolNamed: (title) => `Aracı kullan: ${title}`,
  guides: {
    title: 'Rehberler',
    description: 'Parola, QR kod, odaklanma, görsel, sağlık ve renk üzerine kaynaklı, kısa rehberler.',
    keywords: 'makale yardım öğren nasıl',
    intro: (count) => `Araçlardan daha çok yararlanmanız için ${count} rehber. Hepsi kaynaklarını gösterir.`,
    featured: 'Öne çıkan rehberler',
    all: 'Tüm rehberler',
    minutes: (minutes) => `${minutes} dk okuma`,
    difficulty: { beginner: 'Başlangıç', intermediate: 'Orta', advanced: 'İleri' },
    reviewed: (day) => `Son gözden geçirme: ${day}`,
    sources: 'Kaynaklar',
    tryTool: (title) => `Aracı aç: ${title}`,
    tool: 'Bu rehberin aracı',
    read: (title) => `Rehberi oku: ${title}`,
    previous: 'Önceki rehber',
    next: 'Sonraki rehber',
    more: 'Diğer rehberler',
    feed: 'Rehberlerin RSS akışı',
  },
  article: {
    contents: 'Bu sayfada',
    copyLink: (heading) => `“${heading}” bağlantısını kopyala`,
    copied: 'Bağlantı kopyalandı',
    cited: (number) => `Kaynak ${number}`,
  },
  update: {
    ready: 'Güncelleme hazır',
    text: 'Sitenin yeni sürümü hazır. Yaptığınız iş korunur.',
    tooMuch:
      'Sitenin yeni sürümü hazır. Açık dosyalarınız yeniden yükleme sırasında saklanamayacak kadar büyük: önce işinizi bitirin ya da sonra dosyaları yeniden seçin.',
    accept: 'Şimdi yenile',
    later: 'Sonra',
  },
  seal: {
    title: 'Dosyalarınız ve yazdıklarınız bu cihazda kalır. Hiçbir şey yüklenmez.',
    onDevice: 'Bu cihazda',
    sent: (count) => `başka yere giden: ${count}`,
    sentShort: (count) => `giden: ${count}`,
  },
  storage: {
    blocked: 'Tarayıcınız bu site için hiçbir şey saklamıyor; ayarlar bu sekme kapanana kadar geçerli.',
    full: 'Bu cihaza kaydedilmedi: tarayıcınızın depolama alanı dolu. Hiçbir şey silinmedi; yeni olanlar bu sekme kapanana kadar geçerli.',
    unfit:
      'Bu cihaza kaydedilmedi: girdiğiniz, bu sitenin saklayabileceğinden büyük. Bu sekme kapanana kadar geçerli. Kısaltırsanız kaydedilir.',
    newer:
      'Bu cihaza kaydedilmedi: bu sitenin daha yeni bir sürümü burada bu sayfanın okuyamadığı bir şey saklamış. Sayfayı yenileyin.',
    yourData: 'Neyin yer kapladığını görün, dışa aktarın ya da silin',
  },
  built: {
    build: (id) => `Derleme ${id}`,
    buildTitle: 'Bu derlemenin bütün dosyaları ve SHA-256 özetleri',
    licences: 'Lisanslar',
  },
  examples: {
    title: 'Birini deneyin',
    hint: 'Siz yazarken yanıtlar.',
  },
  openWith: {
    answer: 'Yanıt',
    more: (count) => `ve ${count} dosya daha`,
    which: 'Şununla aç',
    nothingFits: 'Bunu açan bir araç henüz yok.',
  },
}
