import type { CatalogMessages } from './messages.en.ts'

export const messages: CatalogMessages = {
  closeMenu: 'Menüyü kapat',
  menu: 'Menü',
  search: 'Araç ara',
  searchHint: 'Araç ve sayfa ara',
  searchNothing: 'Sonuç yok. Başka bir kelime deneyin.',
  searchCount: (count) => `${count} sonuç`,
  closeSearch: 'Aramayı kapat',
  clearRecent: 'Son kullanılanları temizle',
  searchGroups: {
    recent: 'Son kullanılanlar',
    action: 'İşlemler',
    tool: 'Araçlar',
    guide: 'Rehberler',
    page: 'Sayfalar',
  },
  openTyped: 'Yazdığınızla aç',
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
      description: (language) => `Bu sayfayı ${language} okuyun`,
      keywords: 'language dil çeviri',
    },
    isOn: 'Zaten seçili',
  },
  breadcrumb: 'Buradasınız',
  home: 'Ana sayfa',
  relatedTools: 'Diğer araçlar',
  next: {
    title: 'Sırada',
    toTray: 'Tepsiye koy',
    toTrayNamed: (name) => `Tepsiye koy: ${name}`,
    failed: 'Diğer araca gönderilemedi. Yeniden deneyin.',
    arrived: {
      files: (tool: string, count: number) => `${tool} aracından ${count} dosya`,
      text: (tool: string) => `${tool} aracından metin`,
      color: (tool: string) => `${tool} aracından renk`,
    },
    recipeEnded: (name: string) => `“${name}” tarifi, sayfa yenilenince durdu.`,
    replaced: (count: number) =>
      count === 1 ? 'Buradaki dosyanın yerini aldı.' : `Buradaki ${count} dosyanın yerini aldı.`,
    pasted: 'Yapıştırılan metin',
    stillHere: {
      files: (count: number) => (count === 1 ? 'Dosyanız hâlâ burada' : `${count} dosyanız hâlâ burada`),
      work: () => 'Önceki çalışmanız hâlâ burada',
    },
    unsaved: {
      limit: (count: number, size: string) =>
        `Sayfa yenilenirse ${count} dosya kaybolur: site bu sekme için en çok ${size} saklayabilir.`,
      full: (count: number) =>
        `Sayfa yenilenirse ${count} dosya kaybolur: tarayıcınızda bunun için yeterli yer kalmadı.`,
      failed: (count: number) =>
        `Sayfa yenilenirse ${count} dosya kaybolur: tarayıcınız bu sekme için dosya saklayamıyor.`,
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
    intro: (count) =>
      `Araçlardan daha çok yararlanmanız için ${count} rehber. Her biri kaynaklarını listeler.`,
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
    ready: { title: 'Güncelleme hazır', text: 'Sitenin yeni sürümü hazır.' },
    missing: {
      title: 'Sayfanın bir bölümü yüklenmedi',
      text: 'Bağlantı koptu ya da sitenin yeni bir sürümü var.',
    },
    losesNothing: 'Çalışmanız kaybolmaz.',
    tooMuch:
      'Çalışmanızın bir kısmı, bu cihazda saklanamadığı ya da saklanmaması gerektiği için sayfa yenilenince kaybolur. Önce onu bitirin ya da sayfayı yenileyip baştan başlayın.',
    accept: 'Şimdi yenile',
    later: 'Sonra',
  },
  seal: {
    title: 'Dosyalarınız ve yazdıklarınız bu cihazda kalır. Hiçbir şey yüklenmez.',
    saving: 'Kopya kaydediliyor',
    offline: 'Çevrimdışı çalışır',
    partly: 'Çevrimdışı açılır',
    online: 'Yalnızca çevrimiçi',
    none: 'Bu cihazdan çıkan: 0 bayt',
    some: 'Başka yere istek gitti',
    noneShort: 'giden: 0',
    someShort: 'giden var',
    check: 'Kendiniz kontrol edin',
  },
  storage: {
    blocked: 'Tarayıcınız bu site için hiçbir şey saklamıyor; ayarlar bu sekme kapanana kadar geçerli.',
    full: 'Bu cihaza kaydedilmedi: tarayıcınızın depolama alanı dolu. Hiçbir şey silinmedi; yeni kayıtlar bu sekme kapanana kadar geçerli.',
    unfit:
      'Bu cihaza kaydedilmedi: girdiğiniz içerik bu sitenin saklayabileceğinden büyük. Bu sekme kapanana kadar durur. Kısaltırsanız kaydedilir.',
    newer:
      'Bu cihaza kaydedilmedi: sitenin daha yeni bir sürümü buraya, bu sayfanın okuyamadığı veriler kaydetmiş. Sayfayı yenileyin.',
    yourData: 'Neyin yer kapladığını görün, dışa aktarın ya da silin',
  },
  built: {
    build: (id) => `Sürüm ${id}`,
    buildTitle: 'Bu sürümün bütün dosyaları ve SHA-256 özetleri',
    licences: 'Lisanslar',
  },
  examples: {
    title: 'Birini deneyin',
    hint: 'Yanıt siz yazarken görünür.',
  },
  folderLimit: (_: number, shown: string) =>
    `Klasörden yalnızca ${shown} dosya alındı: klasörde, bu sayfanın bir kerede açabildiğinden daha çok dosya veya alt klasör var.`,
  openWith: {
    files: (count: number) => `${count} dosya`,
    shared: 'Paylaşılan metin',
    close: 'Kapat',
    answer: 'Yanıt',
    more: (count) => `ve ${count} dosya daha`,
    which: 'Birlikte aç',
    nothingFits: 'Bunu açabilen bir aracımız henüz yok.',
  },
}
