import type { UiText } from './messages.en.ts'

export const uiText: UiText = {
  cancel: 'Vazgeç',
  undo: 'Geri al',
  remove: 'Kaldır',
  dismiss: 'Kapat',
  copied: 'Kopyalandı!',
  copyRefused: 'Tarayıcı kopyalamaya izin vermedi. Metni seçip kendiniz kopyalayın.',
  dropFiles: 'Dosyaları bu sayfanın herhangi bir yerine bırakın',
  onThisDevice: 'Bu cihazda',
  onThisDeviceTitle: 'Dosyalarınız ve yazdıklarınız bu cihazda kalır. Hiçbir şey yüklenmez.',
  privacyCheck: '/tr/privacy-check',
  sentElsewhere: (count) => `başka yere giden: ${count}`,
  noWorkers:
    'Tarayıcınız bu sayfanın arka planda çalışmasına (worker) izin vermiyor; bu yüzden aracın bazı bölümleri çalışamaz. Girdikleriniz burada kalır: bu siteye worker izni verin veya başka bir tarayıcı kullanın.',
  countOf: (done, total) => `${done} / ${total}`,
}
