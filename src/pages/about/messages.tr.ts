import type { Card } from '../../registry/manifest.ts'
import { list, type SectionsMessages } from '../../ui/article/page/sections.ts'

export const card: Card = {
  title: 'Hakkımızda',
  description: 'Bu site neden var, neler sunuyor ve verileriniz sizde kalır sözünü nasıl tutuyor.',
  keywords: 'amaç iletişim kim ekip',
}

export const messages: SectionsMessages = {
  title: 'Hakkımızda',
  lead: ({ name }) =>
    `${name}, tarayıcınızda çalışan ve verilerinizi cihazınızda tutan küçük, ücretsiz araçlardan oluşur.`,
  sections: ({ email, services }) => [
    {
      heading: 'Amacımız',
      blocks: [
        'Bilgisayardaki gündelik işler hızlı ve ücretsiz olmalı, gizliliğinizi korumalı. Kimse bir PDF yapmak için fotoğrafını yabancı bir sunucuya yüklemek ya da kelime saymak için hesap açmak zorunda kalmamalı.',
        'Tek bir işi iyi yapan, herkesin kullanabileceği ve kim olduğunuzu bilmesi gerekmeyen araçlar yapıyoruz.',
      ],
    },
    {
      heading: 'Neler sunuyoruz',
      blocks: [
        'Görseller ve belgeler, metinler ve kodlar, gündelik hayat için araçlar. Sayfayı açar, işinizi yapar, çıkarsınız. Rehberler araçların ardındaki bilgileri anlatır ve kaynaklarını gösterir.',
      ],
    },
    { heading: 'Araçlarımız', blocks: ['Kullanıma hazır araçlar:', { kind: 'tools' }] },
    {
      heading: 'Neden biz',
      blocks: [
        list(
          '%100 tarayıcıda: bütün işi tarayıcınız yapar. Dosyalar, parolalar ve metinler cihazınızdan hiç çıkmaz.',
          'Hızlı: yükleme de sıra bekleme de yok. Tarayıcınız araçları bir kez indirdikten sonra çevrimdışı da çalışırlar.',
          'Ücretsiz: her zaman; abonelik de sınır da yok. Üyelik gerekmez.',
        ),
      ],
    },
    {
      heading: 'Sözümüzü nasıl tutuyoruz',
      blocks: [
        'Bize inanmak zorunda değilsiniz. Her sayfa tarayıcıya başka sunuculara bağlanmayı reddetmesini söyler, tarayıcı da buna uyar. Sayfa yüklendikten sonra bağlantınızı kesin: araçlar çalışmaya devam eder.',
        services.analytics || services.ads
          ? 'Bu sitenin işletmecisi üçüncü tarafların hizmetlerini kullanıyor. Gizlilik Politikası bunları tek tek sayar.'
          : 'Bu sitede ne analiz ne de reklam var. Ayrıntısı Gizlilik Politikası’nda.',
      ],
    },
    {
      heading: 'İletişim',
      blocks: [
        {
          kind: 'mail',
          text: 'Sorularınızı, gördüğünüz hataları ve fikirlerinizi bekliyoruz. Adresimiz:',
          address: email,
        },
        'E-postalara 24 saat içinde yanıt veriyoruz.',
      ],
    },
    {
      heading: 'Sırada ne var',
      blocks: [
        'Eklemeyi planladıklarımız:',
        list('metin düzenleyiciler', 'daha çok görsel aracı', 'finans hesaplayıcıları'),
      ],
    },
  ],
}
