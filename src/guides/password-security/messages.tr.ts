import type { Card } from '../../registry/manifest.ts'
import type { Messages } from './messages.en.ts'

export const card: Card = {
  title: 'Parola güvenliği',
  description:
    'Her hesap için uzun, rastgele ve ayrı bir parola kullanın; hatırlama işini bir parola yöneticisine bırakın.',
  keywords: 'şifre güçlü güvenli geçiş anahtarı iki adımlı doğrulama sızıntı yönetici rehber',
}

export const messages: Messages = {
  levels: {
    caption: 'Beş düzey ve her karakter rastgeleyse değerleri',
    head: ['Düzey', 'Uzunluk', 'Bit olarak', 'Anlamı'],
    rows: [
      ['Çok zayıf', '1-4 karakter, yalnızca rakam ya da harf', 'en çok 23', 'Hemen bulunur'],
      ['Zayıf', '5-7 karakter, basit', '24-46', 'Dakikalar ya da günler içinde bulunur'],
      ['Orta', '8-10 karakter, karışık', '52-66', 'Yalnızca deneme sayısı sınırlıysa yeter'],
      ['Güçlü', '11-14 karakter, karmaşık', '72-92', 'Çoğu hesap için iyi'],
      ['Çok güçlü', '15 ve daha çok karakter', '98 ve üstü', 'Tek kilit olduğunda bile iyi'],
    ],
  },
  examples: {
    bad: 'Kötü örnekler',
    badReasons: [
      ['123456', 'klavyede yan yana tuşlar'],
      ['Istanbul2026!', 'bir sözcük, bir yıl ve sonda bir işaret'],
      ['P@r0la', 'kılık değiştirmiş bir sözcük'],
    ],
    good: 'İyi örnekler',
    show: 'İyi örnekleri göster',
    fresh: 'Az önce bu cihazda üretildi. Bunları kullanmayın: kendinizinkini üretin.',
    hidden: 'İyi bir parolaya yakışır biçimde gizli.',
    kinds: ['16 rastgele karakter', '20 rastgele karakter', '24 rastgele harf'],
  },
  checklist: {
    title: 'Parola kontrol listesi',
    progress: (done, all) => `${all} maddeden ${done} tanesi tamam`,
    savedOnDevice: 'İşaretleriniz bu cihazda kalır.',
    items: [
      'Her hesabın kendine ait bir parolası var.',
      'Her parola en az 12 karakter, tek kilit olduğu yerde en az 15.',
      'Her parola rastgele ya da dört veya daha çok rastgele sözcükten oluşuyor.',
      'Parolaları bir parola yöneticisi saklıyor.',
      'E-postam ve bankam ikinci bir adım ya da geçiş anahtarı istiyor.',
      'Bilinen bir sızıntıda çıkan bütün parolaları değiştirdim.',
      'Kurtarma kodlarım güvenli bir yerde.',
      'Hiçbir parolayı mesajla ya da e-postayla göndermiyorum.',
    ],
  },
}
