import type { CatalogMessages } from './messages.en.ts'

export const messages: CatalogMessages = {
  closeMenu: 'Menüyü kapat',
  menu: 'Menü',
  search: 'Araç ara',
  searchHint: 'Araç ve sayfa ara',
  searchNothing: 'Eşleşen bir şey yok. Başka bir sözcük deneyin.',
  searchCount: (count) => `${count} sonuç`,
  closeSearch: 'Aramayı kapat',
  clearRecent: 'Son kullanılanları temizle',
  searchGroups: {
    recent: 'Son kullanılanlar',
    action: 'Eylemler',
    tool: 'Araçlar',
    guide: 'Rehberler',
    page: 'Sayfalar',
  },
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
    en: {
      title: 'English',
      description: 'Bu sayfanın İngilizcesi',
      keywords: 'english ingilizce language dil çeviri',
    },
    tr: {
      title: 'Türkçe',
      description: 'Bu sayfanın Türkçesi',
      keywords: 'turkish turkce language dil çeviri',
    },
    isOn: 'Zaten açık',
  },
  breadcrumb: 'Buradasınız',
  home: 'Ana sayfa',
  relatedTools: 'Diğer araçlar',
  next: {
    title: 'Sırada',
    toTray: 'Tepsiye koy',
    toTrayNamed: (name) => `Tepsiye koy: ${name}`,
    failed: 'Aktarılamadı. Yeniden deneyin.',
    arrived: {
      files: (tool: string, count: number) => `${tool} aracından ${count} dosya`,
      text: (tool: string) => `${tool} aracından metin`,
      color: (tool: string) => `${tool} aracından renk`,
    },
    recipeEnded: (name: string) => `“${name}” tarifi, sayfa yenilenince durdu.`,
    replaced: (count: number) =>
      count === 1 ? 'buradaki dosyanın yerine' : `buradaki ${count} dosyanın yerine`,
    pasted: 'Yapıştırılan metin',
    stillHere: {
      files: (count: number) => (count === 1 ? 'Dosyanız hâlâ burada' : `${count} dosyanız hâlâ burada`),
      work: () => 'Önceki çalışmanız hâlâ burada',
    },
    unsaved: {
      limit: (count: number, size: string) =>
        `Sayfa yenilenirse ${count} dosya kaybolur: site bu sekme için en çok ${size} ayırıyor.`,
      full: (count: number) =>
        `Sayfa yenilenirse ${count} dosya kaybolur: tarayıcınızda bunun için yeterli yer kalmadı.`,
      failed: (count: number) =>
        `Sayfa yenilenirse ${count} dosya kaybolur: bu tarayıcı bu sekme için dosya saklayamıyor.`,
    },
    clear: 'Temizle',
    cleared: 'Temizlendi',
    undo: 'Geri al',
    undone: 'Geri alındı',
    dismiss: 'Kapat',
  },
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
      'Sitenin yeni sürümü hazır. Yaptığınız işin bir kısmı bu cihazda saklanamadığı ya da saklanmaması gerektiği için yenilemede kaybolur: önce onu bitirin ya da yeniledikten sonra baştan başlayın.',
    accept: 'Şimdi yenile',
    later: 'Sonra',
  },
  seal: {
    title: 'Dosyalarınız ve yazdıklarınız bu cihazda kalır. Hiçbir şey yüklenmez.',
    saving: 'Kopya kaydediliyor',
    offline: 'Çevrimdışı çalışır',
    online: 'Yalnızca çevrimiçi',
    none: 'Bu cihazdan çıkan: 0 bayt',
    some: 'Başka yere giden var',
    noneShort: 'giden: 0',
    someShort: 'giden var',
    check: 'Kendiniz denetleyin',
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
  folderLimit: (_: number, shown: string) =>
    `Klasörden yalnızca ${shown} dosya alındı: Klasörde, bu sayfanın bir kerede açtığından daha çok dosya veya alt klasör var.`,
  openWith: {
    files: (count: number) => `${count} dosya`,
    shared: 'Paylaşılan metin',
    close: 'Kapat',
    answer: 'Yanıt',
    more: (count) => `ve ${count} dosya daha`,
    which: 'Şununla aç',
    nothingFits: 'Bunu açan bir araç henüz yok.',
  },
}
