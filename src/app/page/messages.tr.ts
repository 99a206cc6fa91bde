import type { PageMessages } from './messages.en.ts'

export const messages: PageMessages = {
  startFailed:
    'Bu sayfanın bir bölümü yüklenemedi, bu yüzden düğmeleri çalışmıyor. İnternete bağlanınca sayfayı yenileyin.',
  unsaved: {
    title: 'Bu sayfa henüz bu cihazda kayıtlı değil',
    lead: 'Şu anda siteye ulaşılamıyor. Daha önce kullandığınız sayfalar yine açılır.',
    retry: 'Yeniden dene',
    home: 'Ana sayfaya git',
  },
}
