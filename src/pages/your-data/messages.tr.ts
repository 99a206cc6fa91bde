import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Verileriniz',
  description: 'Bu sitenin cihazınızda sakladığı her şey, araç araç: bakın, yanınıza alın, silin.',
  keywords: 'depo dışa aktar içe aktar yedek sil temizle geçmiş ayar taşı cihaz',
}

export const messages: Messages = {
  title: 'Verileriniz',
  lead: 'Bu sitenin sakladığı her şey. Hepsi bu cihazda; başka kimsede kopyası yok.',
  stored: {
    title: 'Saklananlar',
    nothing: 'Hiçbir şey saklanmıyor. Ayarlar ve geçmiş burada görünecek.',
    blocked: 'Tarayıcınız bu site için hiçbir şey saklamıyor; burada bu sekmeden uzun yaşayan bir şey yok.',
    full: (count) =>
      `Tarayıcınızın depolama alanı dolu. ${count} kayıt bu cihaza kaydedilmedi ve bu sekme kapanana kadar geçerli. Her şeyi dışa aktarın ya da gerekmeyeni silin: sığanlar o zaman kaydedilir.`,
    caption: 'Bu cihazda saklananlar',
    total: (count, size) => `Toplam ${count} kayıt, ${size}.`,
    thisTab: 'bu sekme kapanana kadar',
    settings: 'ayarlar',
    draft: 'yarım kalan iş',
    history: (count) => `geçmiş: ${count} kayıt`,
    other: (count) => `diğer: ${count} kayıt`,
    theme: 'Bütün site',
    themeWhat: 'açık ya da koyu tema',
    guide: (title) => `${title} rehberi`,
    unreadable: 'Okunamadığı için ayrılanlar',
    unknown: 'Sitenin eski ya da yeni bir sürümünden',
    offline: 'Sitenin çevrimdışı kopyası',
    offlineAwaited: 'her araç ağsız çalışsın diye hazırlanır',
    offlineWhat: (files) => `her araç ağsız çalışsın diye ${files} dosya`,
    offlineBytes: (size) => `geri kalanla birlikte ${size}`,
    remove: 'Sil',
    removeNamed: (name) => `Sil: ${name}`,
    removed: (name) => `Silindi: ${name}.`,
    undo: 'Geri al',
    restored: 'Geri geldi.',
    restoredPartly: (count) =>
      `Geri geldi; bu arada yeniden kaydedilen ${count} kaydın yenisi yerinde kaldı.`,
    offlineRemoved: 'Çevrimdışı kopya silindi. Bir sonraki ziyaretinizde yenisi oluşur.',
    failed:
      'Tarayıcı sakladıklarını değiştirmeyi reddetti. Tarayıcınızın ayarlarından bu sitenin verilerini temizleyin.',
  },
  export: {
    title: 'Yanınıza alın',
    text: 'Her şeyi tek bir dosyaya kaydeder; saklayın ya da başka bir cihazda açın. Dosya şifreli değildir.',
    secrets: 'Parolaları da ekle',
    secretsHint: 'Dosyayı açabilen herkes onları okuyabilir.',
    button: 'Dosyaya aktar',
    nothing: 'Henüz aktarılacak bir şey yok.',
    done: (count) => `${count} kayıt aktarıldı.`,
    left: (count) => `Sitenin başka bir sürümünden kalan ${count} kayıt dosyada yok.`,
    fileName: (day) => `toolnook-verileri-${day}.json`,
  },
  import: {
    title: 'Geri getirin',
    text: 'Buradan aktarılmış bir dosyayı açar. Neyin değişeceğini, hiçbir şey değişmeden önce görürsünüz.',
    choose: 'Dosya seç',
    reading: 'Dosya okunuyor',
    found: (name) => `${name} içinde`,
    added: (count) => `${count} yeni kayıt`,
    changed: (count) => `buradakinden farklı ${count} kayıt`,
    same: (count) => `zaten burada olan ${count} kayıt`,
    refused: (count) => `okunamayan ve dışarıda bırakılan ${count} kayıt`,
    removes: (count) => `burada olup dosyada olmayan ${count} kayıt silinir`,
    mode: 'Nasıl aktarılsın',
    merge: 'Ekle',
    replace: 'Değiştir',
    mergeHint: 'Buradakiler kalır. Aynı kayıt ikisinde de varsa dosyadaki geçer.',
    replaceHint:
      'Burada olup dosyada olmayanlar silinir. Dosyada parola yoksa kayıtlı parolalarınız yerinde kalır.',
    button: 'İçe aktar',
    cancel: 'Vazgeç',
    nothingToDo: 'Hepsi zaten burada. Aktarılacak bir şey yok.',
    done: (added, replaced, removed) =>
      `İçe aktarıldı: ${added} kayıt eklendi, ${replaced} kaydın yerine yenisi geçti${removed > 0 ? `, ${removed} kayıt silindi` : ''}.`,
    undo: 'Aktarmayı geri al',
    undone: 'Her şey aktarmadan önceki gibi.',
    undonePartly: (count) =>
      `Aktarma geri alındı; o zamandan beri değişen ${count} kayıtta değişiklikleriniz yerinde kaldı.`,
    failed: (name) => `${name} içe aktarılamıyor`,
    faults: {
      'too-large':
        '16 MB’den büyük; bir tarayıcının saklayabileceğinden çok. Buradan aktarılmış bir dosya seçin.',
      'not-json': 'Eksiksiz bir JSON dosyası değil. Geldiği yerden yeniden aktarın.',
      'not-ours': 'Bu siteden aktarılmamış. Adı toolnook-verileri-2026-01-31.json gibi olan bir dosya seçin.',
      newer: 'Bu sitenin daha yeni bir sürümü yazmış. Sayfayı yenileyip yeniden deneyin.',
      'too-many': '20.000’den çok kayıt içeriyor. Buradan aktarılmış bir dosya seçin.',
      unreadable: 'Tarayıcı dosyayı okuyamadı. Yeniden seçin.',
      'timed-out': 'Okumak çok uzun sürdüğü için durduruldu. Geldiği yerde yeniden dışa aktarın.',
      'no-worker': 'Tarayıcınız dosyaları okuyan parçayı başlatamadı. Sayfayı yenileyip yeniden deneyin.',
    },
    refusedFull: 'Hiçbir şey aktarılmadı: tarayıcınızın deposu dolu. Önce yukarıdan bir şeyler silin.',
    refusedBlocked: 'Hiçbir şey aktarılmadı: tarayıcınız bu site için hiçbir şey saklamıyor.',
  },
  deleteAll: {
    title: 'Her şeyi sil',
    text: 'Yukarıdakilerin hepsini siler: ayarlar, geçmiş, yarım kalan işler ve çevrimdışı kopya. Bütün ayarlar ilk ziyaretteki gibi olur. Geri alınamaz.',
    button: 'Her şeyi sil',
    confirmQuestion: 'Gerçekten her şey silinsin mi? Yeniden gerekebilecekse önce dosyaya aktarın.',
    confirm: 'Evet, her şeyi sil',
    cancel: 'Kalsın',
    done: 'Her şey silindi. Çevrimdışı kopya bir sonraki ziyaretinizde yeniden oluşur.',
    partly: (count) =>
      `${count} kayıt silinemedi. Tarayıcınızın ayarlarından bu sitenin verilerini temizleyin.`,
  },
}
