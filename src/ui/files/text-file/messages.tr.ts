import type { TextFileFailure } from './messages.en.ts'

export function textFileReason(failure: TextFileFailure, maxSize: string): string {
  switch (failure) {
    case 'too-large':
      return `Dosya çok büyük: en çok ${maxSize} açılabilir. Dosyayı daha küçük parçalara bölün.`
    case 'unreadable':
      return 'Dosya seçildikten sonra değiştirilmiş, taşınmış ya da silinmiş. Yeniden seçin.'
    case 'not-text':
      return 'Bu bir metin dosyası değil. Hesap tablosu programında tabloyu önce CSV olarak kaydedin.'
    case 'encoding':
      return 'Dosyanın karakter kodlaması UTF-8 değil. Hesap tablosu programında kaydederken “CSV UTF-8” seçin.'
    case 'timeout':
      return 'Okuma çok uzun sürdüğü için durduruldu. Daha küçük bir dosya deneyin.'
    case 'no-worker':
      return 'Tarayıcı işi bitiremedi. Sayfayı yenileyip yeniden deneyin.'
  }
}
