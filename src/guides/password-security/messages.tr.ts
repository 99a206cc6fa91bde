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
    caption: 'Rastgele parolalar için beş düzey, saniyede bir trilyon denemede',
    head: ['Düzey', 'Uzunluk', 'Bit', 'Ortalama kırılma süresi'],
    rows: [
      ['Çok zayıf', '1-4 karakter, yalnızca rakam ya da harf', 'en çok 23', 'Bir saniyeden az'],
      ['Zayıf', '5-7 karakter, basit', '24-46', 'Yarım dakikaya kadar'],
      ['Orta', '8-10 karakter, karışık', '52-66', '50 dakika ile 10 ay arası'],
      ['Güçlü', '11-14 karakter, karmaşık', '72-92', '80 yıl ile 67 milyon yıl arası'],
      ['Çok güçlü', '15 ve daha çok karakter', '98 ve üstü', '6 milyar yıl ve üstü'],
    ],
  },
  examples: {
    bad: 'Kötü örnekler',
    badReasons: [
      ['123456', 'klavyede yan yana tuşlar'],
      ['Istanbul2026!', 'bir kelime, bir yıl ve sonda bir sembol'],
      ['P@r0la', 'harfleri sembollerle değiştirilmiş bir kelime'],
    ],
    good: 'İyi örnekler',
    show: 'İyi örnekleri göster',
    fresh: 'Az önce bu cihazda üretildi. Bunları kullanmayın: kendinizinkini üretin.',
    hidden: 'Gizli: iyi bir parola öyle olmalı.',
    kinds: ['16 rastgele karakter', '20 rastgele karakter', '24 rastgele harf'],
  },
  checklist: {
    title: 'Parola kontrol listesi',
    progress: (done, all) => `${all} maddeden ${done} tanesi tamam`,
    savedOnDevice: 'İşaretleriniz bu cihazda kalır.',
    items: [
      'Her hesabın kendine ait bir parolası var.',
      'Her parola en az 12 karakter, hesabı yalnızca parolanın koruduğu yerde en az 15.',
      'Her parola rastgele üretildi ya da en az altı rastgele kelimeden oluşuyor.',
      'Parolaları bir parola yöneticisi saklıyor.',
      'E-postam ve bankam geçiş anahtarı ya da ikinci bir adım istiyor.',
      'Bilinen bir sızıntıda çıkan bütün parolaları değiştirdim.',
      'Kurtarma kodlarım güvenli bir yerde, cihazımdan uzakta.',
      'Hiçbir parolayı mesajla ya da e-postayla göndermiyorum.',
    ],
  },
}
