import type { UiText } from './messages.en.ts'

export const uiText: UiText = {
  cancel: 'Vazgeç',
  undo: 'Geri al',
  remove: 'Kaldır',
  dismiss: 'Kapat',
  copied: 'Kopyalandı!',
  notCopied: {
    refused: 'Tarayıcı kopyalamaya izin vermedi.',
    missing: 'Tarayıcınız bunu kopyalayamıyor.',
    insecure:
      'Bu adres http:// ile başlıyor; tarayıcılar sayfaların kopyalamasına yalnızca https:// adreslerinde izin verir.',
  },
  copyOtherwise: {
    'by-hand': 'Metni seçip kendiniz kopyalayın.',
    download: 'Bunun yerine görseli indirin.',
  },
  trySample: 'Örnekle dene',
  chooseFolder: 'Klasör seç',
  noWorkers:
    'Tarayıcınız bu sayfanın arka planda çalışmasına (worker) izin vermiyor; bu yüzden aracın bazı bölümleri çalışmaz. Bu siteye worker izni verin veya başka bir tarayıcı kullanın. Girdikleriniz burada kalır.',
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
  historyLimit: (limit) => `Son ${limit} kayıt tutulur.`,
  oldestWent: (count, limit) =>
    `Son ${limit} kayıt tutulur: ${count === 1 ? 'en eskisi' : `en eski ${count} kayıt`} silindi.`,
  countOf: (done, total) => `${done} / ${total}`,
}
