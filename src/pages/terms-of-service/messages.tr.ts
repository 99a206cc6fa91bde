import type { Card } from '../../registry/manifest.ts'
import { list } from '../../ui/article/page/sections.ts'
import type { Messages } from './messages.ts'

export const card: Card = {
  title: 'Kullanım Koşulları',
  description:
    'Bu ücretsiz araçlarla neler yapabilirsiniz, neler yapamazsınız; biz neyin sözünü verebiliriz, neyin sözünü veremeyiz.',
  keywords: 'şartlar yasal lisans kullanım garanti sorumluluk hukuk',
}

export const messages: Messages = {
  title: 'Kullanım Koşulları',
  updated: (date) => `Son güncelleme: ${date}`,
  lead: ({ name }) =>
    `${name} özel işleriniz için de ticari işleriniz için de ücretsizdir. Kurallar, sade bir dille, aşağıda.`,
  sections: ({ email }) => [
    {
      heading: 'Hizmet nedir',
      blocks: [
        'Bu, tarayıcınızda çalışan araçlardan oluşan ücretsiz bir platformdur. Araçlardan bazıları:',
        list(
          'görsel biçimi dönüştürme ve sıkıştırma',
          'parola üretme',
          'QR kod üretme',
          'metin analizi',
          'üretkenlik ve sağlıklı yaşam hesaplayıcıları',
        ),
        'Üyelik gerekmez, ödenecek bir şey yoktur.',
      ],
    },
    {
      heading: 'Neler yapabilirsiniz',
      blocks: [
        list(
          'araçları kişisel ya da ticari işlerde kullanabilirsiniz',
          'sitenin ve araçların bağlantılarını paylaşabilirsiniz',
          'PDF dosyası, görsel, kod gibi çıktıları dilediğiniz gibi kullanabilirsiniz: onlar sizindir',
        ),
      ],
    },
    {
      heading: 'Neler yapamazsınız',
      blocks: [
        list(
          'kaynak kod lisansının izin verdiğinin ötesinde araçlara tersine mühendislik uygulayamaz, onları kopyalayamazsınız',
          'siteyi yasa dışı ya da zararlı bir iş için kullanamazsınız',
          'hizmetlere aşırı yük bindiremezsiniz',
          'telif hakkı bildirimlerini kaldıramazsınız',
        ),
        'Kaynak kod MIT lisansıyla yayımlanmıştır. Bu koşullar o lisansın izin verdiklerini geri almaz; sitenin adı ve logosu için ise lisans vermez.',
      ],
    },
    {
      heading: 'Garanti yoktur',
      blocks: [
        'Araçlar olduğu gibi sunulur; doğrulukları için garanti verilmez. Bir sonuca güvenmeden önce onu kontrol edin. Bu, özellikle fatura toplamları, beden ve enerji değerleri ile metin sayımları için geçerlidir.',
        'Sağlıklı yaşam hesaplayıcıları bilgi verir, tıbbi tavsiye vermez. Fatura oluşturucu vergi danışmanlığı yapmaz.',
      ],
    },
    {
      heading: 'Sorumluluğun sınırı',
      blocks: [
        'Yasanın izin verdiği ölçüde, sitenin kullanılmasından ya da kullanılamamasından doğan kayıp ve zararlardan sorumlu değiliz. Veri, kazanç ve zaman kaybı da buna girer. Yasanın sınırlanmasına izin vermediği sorumluluklar saklıdır.',
      ],
    },
    {
      heading: 'Hizmetin kullanılabilirliği',
      blocks: [
        '%99 çalışma süresi hedefliyoruz, ancak garanti vermiyoruz. Tarayıcınız siteyi bir kez indirdikten sonra araçlar sunucuya ulaşılamadığında da çalışır.',
      ],
    },
    {
      heading: 'Bu koşullardaki değişiklikler',
      blocks: [
        'Bu koşullar önceden haber verilmeden değişebilir; siteyi kullanmaya devam etmeniz değişiklikleri kabul ettiğiniz anlamına gelir. Her değişiklik, tarihiyle birlikte burada listelenir.',
        list('Ocak 2025: ilk sürüm.'),
      ],
    },
    {
      heading: 'Uygulanacak hukuk',
      blocks: [
        'Bu koşullar uluslararası web hizmetleri hukukuna, yani sınır ötesi sunulan web hizmetlerine uygulanan hukuka tabidir. Yaşadığınız ülkenin tüketici hukuku, zorunlu olduğu yerde geçerliliğini korur.',
      ],
    },
    {
      heading: 'İletişim',
      blocks: [
        { kind: 'mail', text: 'Bu koşullarla ilgili sorularınız için bize yazın:', address: email },
        'Hukuki sorulara 48 saat içinde yanıt veriyoruz.',
      ],
    },
  ],
}
