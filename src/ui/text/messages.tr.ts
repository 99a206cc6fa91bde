import type { UiText } from './messages.en.ts'

export const uiText: UiText = {
  cancel: 'Vazgeç',
  undo: 'Geri al',
  remove: 'Kaldır',
  dismiss: 'Kapat',
  copied: 'Kopyalandı!',
  notCopied: {
    refused: 'Tarayıcınız kopyalamaya izin vermedi.',
    missing: 'Tarayıcınız bunu kopyalayamıyor.',
    insecure:
      'Tarayıcılar kopyalamaya yalnızca https:// ile başlayan sayfalarda izin verir; bu adres http:// ile başlıyor.',
  },
  copyOtherwise: {
    'by-hand': 'Metni seçip kendiniz kopyalayın.',
    download: 'Bunun yerine görseli indirin.',
  },
  trySample: 'Örnekle dene',
  chooseFolder: 'Klasör seç',
  noWorkers:
    'Tarayıcınız arka plan işlemlerini (web worker) engelliyor; bu yüzden bu aracın bazı bölümleri çalışmaz. Bu site için worker’lara izin verin veya başka bir tarayıcı kullanın. Girdikleriniz burada duruyor.',
  showBoth: 'İkisini de göster',
  hideBoth: 'İkisini de gizle',
  versionInUse: 'Şu an kullanılan',
  otherVersion: 'Diğer sürüm',
  copy: 'Kopyala',
  copyVersionInUse: 'Kopyala: şu an kullanılan',
  copyOtherVersion: 'Kopyala: diğer sürüm',
  useOtherVersion: 'Bu sürümü kullan',
  otherVersionUsed: 'Artık diğer sürüm kullanılıyor.',
  otherVersionStays: 'Diğer sürüm, siz kapatana veya bu sayfadan ayrılana kadar burada kalır.',
  historyLimit: (limit) => `Son ${limit} kayıt saklanır.`,
  oldestWent: (count, limit) =>
    `Yalnızca son ${limit} kayıt saklandığı için ${count === 1 ? 'en eskisi' : `en eski ${count} kayıt`} silindi.`,
  countOf: (done, total) => `${done} / ${total}`,
}
