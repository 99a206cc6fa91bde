import { createCounted } from '../../lib/text/plural.ts'
import type { RecipeMessages } from './messages.en.ts'

const counted = createCounted('tr')
const files = (count: number) => counted(count, { other: 'dosya' })

export const messages: RecipeMessages = {
  run: {
    step: (name, at, count) => `${name}: adım ${at} / ${count}`,
    failed: (names) =>
      names.length === 1 ? `Şu dosya işlenemedi: ${names[0]}.` : `${files(names.length)} işlenemedi.`,
    skip: 'Atla ve devam et',
    stop: 'Durdur',
    stopped: 'Durduruldu. Dosyalar burada duruyor.',
    loadFailed: 'Bu tarif başlatılamadı. Yeniden deneyin.',
    unreadable: 'Bu tarifte, sitenin bu sürümünün tanımadığı bir adım var.',
  },
  save: {
    open: 'Tarif olarak kaydet',
    title: 'Bu adımları tarif olarak kaydet',
    close: 'Kapat',
    name: 'Ad',
    hint: 'Kırpma ve döndürme tarife dahil değildir; fotoğraf ayrıntıları silinir.',
    noName: 'Lütfen bir ad yazın.',
    save: 'Tarifi kaydet',
    saved: (name) =>
      `“${name}” kaydedildi. Tarifler sayfasında başka dosyalarla yeniden çalıştırabilirsiniz.`,
    notStored: (name) =>
      `“${name}” bu sayfa kapanınca silinir: tarayıcınız bu site için hiçbir şey saklamıyor.`,
    full: (count) =>
      `Bir cihazda ${counted(count, { other: 'tarif' })} saklanabilir. Tarifler sayfasında birini silin, sonra bunu kaydedin.`,
    toRecipes: 'Tarifleri aç',
    failed: 'Açılamadı. Yeniden deneyin.',
  },
  list: {
    none: 'Henüz tarif yok',
    how: [
      'Görsel sıkıştırıcı gibi bir görsel aracını açıp ayarlayın.',
      'Sonuç hazır olunca “Sırada” bölümünden sonraki adımı seçin.',
      'Son adımda “Tarif olarak kaydet” düğmesine basın.',
    ],
    toTool: 'Görsel sıkıştırıcıyla başla',
    drop: 'Tarifi çalıştırmak için dosyaları bırakın',
    chooseFiles: 'Dosya seç',
    runNamed: (name) => `Dosya seç: ${name}`,
    held: (count) => `${files(count)} için bir tarif seçin.`,
    runWith: (count) => `${files(count)}yla çalıştır`,
    cancel: 'Vazgeç',
    rename: 'Yeniden adlandır',
    renameNamed: (name) => `Yeniden adlandır: ${name}`,
    done: 'Bitti',
    copyLinkNamed: (name) => `Bağlantıyı kopyala: ${name}`,
    remove: 'Sil',
    removeNamed: (name) => `Sil: ${name}`,
    removed: (name) => `“${name}” silindi.`,
    undo: 'Geri al',
    restored: 'Geri getirildi.',
    newer: (count) =>
      `${counted(count, { other: 'tarif' })} bu sitenin daha yeni bir sürümüyle kaydedilmiş. Görmek için sayfayı yenileyin.`,
    steps: (name) => `Adımlar: ${name}`,
  },
  link: {
    title: 'Bağlantıdaki tarif',
    hint: 'Bu tarifi biri paylaştı. Çalıştırmadan önce adımlarını kontrol edin.',
    name: 'Bağlantıdaki tarif',
    unreadable: 'Bağlantıdaki tarif okunamadı.',
    leftOut: 'Bağlantıdaki bazı ayarlar burada tanınmadığı için uygulanmadı.',
  },
  openWith: {
    run: (name) => `Çalıştır: ${name}`,
  },
}
