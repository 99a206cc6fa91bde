import type { ExportMenuMessages } from './messages.en.ts'

export const messages: ExportMenuMessages = {
  open: 'Diğer kaydetme seçenekleri',
  share: { one: 'Paylaş…', shown: 'Gösterileni paylaş…', all: (count) => `Tümünü paylaş (${count})…` },
  copy: { png: 'Görseli kopyala', other: 'Görseli PNG olarak kopyala' },
  folder: (count) => `${count} dosyayı bir klasöre kaydet…`,

  shareFailed: 'Paylaşılamadı. Bunun yerine indirin.',
  copied: { png: 'Görsel kopyalandı', other: 'Görsel PNG olarak kopyalandı' },

  folderRefused:
    'Tarayıcınız bu sayfanın o klasöre yazmasına izin vermiyor. Başka bir klasör seçin ya da dosyaları indirin.',
  notRead: 'Sonuçlar okunamadı. Hiçbir şey kaydedilmedi.',
  saving: (folder) => (folder ? `“${folder}” klasörüne kaydediliyor` : 'Kaydediliyor'),
  stop: 'Durdur',
  saved: (count, folder) => `${count} dosya ${folder && `“${folder}” klasörüne `}kaydedildi`,
  stopped: (left) => `Durduruldu: ${left} dosya kaydedilmedi`,
  notSaved: (count) => `${count} dosya kaydedilemedi. Sonuçlar burada duruyor.`,
  faults: {
    full: 'Cihazda yer kalmadı.',
    denied: 'Tarayıcınız bu sayfanın klasöre yazmasına artık izin vermiyor.',
    gone: 'Klasör artık yerinde değil.',
    failed: 'Tarayıcınız bu dosyayı yazamadı.',
    left: 'Kaydetme sona erdiği için atlandı.',
  },
  withoutResult: (count) => `Sonucu olmayan ${count} dosya atlandı`,
  renamed: 'Bu adlar zaten kullanılıyordu; dosyalar yeniden adlandırıldı:',
  renamedAs: (name, as) => `${name} → ${as}`,
}
