import type { SettingsLinkMessages } from './messages.en.ts'

export const messages: SettingsLinkMessages = {
  copy: 'Bu ayarların bağlantısını kopyala',
  applied: 'Bağlantıdaki ayarlar kullanılıyor',
  leftOut: (names) =>
    names === ''
      ? 'Bağlantıdaki ayarlar kullanılıyor. Bu sayfanın tanımadığı ayarlar atlandı.'
      : `Bağlantıdaki ayarlar kullanılıyor. Bu sayfanın kullanamadığı ayarlar atlandı: ${names}.`,
  unreadable: 'Bağlantıdaki ayarlar okunamadı. Kendi ayarlarınız değişmedi.',
  useMine: 'Kendi ayarlarımı kullan',
  mine: 'Kendi ayarlarınız geri geldi',
  dismiss: 'Kapat',
}
