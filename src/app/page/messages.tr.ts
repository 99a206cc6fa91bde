import type { PageMessages } from './messages.en.ts'

export const messages: PageMessages = {
  startFailed:
    'Bu sayfanın bir bölümü yüklenemedi, bu yüzden düğmeleri çalışmıyor. İnternete bağlanınca sayfayı yenileyin.',
}
