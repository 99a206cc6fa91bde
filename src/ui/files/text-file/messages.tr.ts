import type { TextFileFailure } from './messages.en.ts'

export function textFileReason(failure: TextFileFailure, maxSize: string): string {
  switch (failure) {
    case 'too-large':
      return `Dosya, burada açılabilecek en büyük boyut olan ${maxSize} sınırını aşıyor. Daha küçük dosyalara bölün.`
    case 'unreadable':
      return 'Dosya seçildikten sonra değiştirilmiş, taşınmış ya da silinmiş. Yeniden seçin.'
    case 'not-text':
      return 'Bu bir metin dosyası değil. Hesap tablosuysa önce CSV olarak kaydedin.'
    case 'encoding':
      return 'Dosyanın karakter kodlaması UTF-8 değil. Hesap tablosu programında kaydederken “CSV UTF-8” biçimini seçin.'
    case 'timeout':
      return 'Okuma çok uzun sürdüğü için durduruldu. Daha küçük bir dosya deneyin.'
    case 'no-worker':
      return 'Tarayıcınız işlemi tamamlayamadı. Sayfayı yenileyip yeniden deneyin.'
  }
}
