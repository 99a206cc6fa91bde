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
    `${name}, tarayıcınızda çalışan ve verilerinizi cihazınızda bırakan küçük, ücretsiz araçlardan oluşur.`,
  sections: ({ email, services }) => [
    {
      heading: 'Amacımız',
      blocks: [
        'Bilgisayardaki gündelik işler hızlı, ücretsiz ve özel olmalı. Kimse bir PDF yapmak için fotoğrafını yabancı bir sunucuya yüklemek ya da sözcük saymak için hesap açmak zorunda kalmamalı.',
        'Tek bir işi iyi yapan, herkesin kullanabileceği ve kim olduğunuzu bilmesi gerekmeyen araçlar yapıyoruz.',
      ],
    },
    {
      heading: 'Neler sunuyoruz',
      blocks: [
        'Görseller ve belgeler, metinler ve kodlar, gündelik hayat için araçlar. Sayfayı açar, işinizi yapar, çıkarsınız. Rehberler araçların arkasında yatanı anlatır ve kaynaklarını gösterir.',
      ],
    },
    { heading: 'Araçlarımız', blocks: ['Kullanıma hazır araçlar:', { kind: 'tools' }] },
    {
      heading: 'Neden biz',
      blocks: [
        list(
          '%100 tarayıcıda: bütün işi tarayıcınız yapar. Dosyalar, parolalar ve metinler cihazınızdan hiç çıkmaz.',
          'Hızlı: yükleme de sıra bekleme de yok. Tarayıcınız araçları bir kez indirdikten sonra çevrimdışı da çalışırlar.',
          'Ücretsiz: her zaman, aboneliksiz ve sınırsız. Üye olacak bir şey yok.',
        ),
      ],
    },
    {
      heading: 'Sözümüzü nasıl tutuyoruz',
      blocks: [
        'Bize inanmak zorunda değilsiniz. Her sayfa tarayıcıya başka sunuculara bağlanmayı reddetmesini söyler, tarayıcı da buna uyar. Sayfa yüklendikten sonra bağlantınızı kesin: araçlar çalışmayı sürdürür.',
        services.analytics || services.ads
          ? 'Bu sitenin işletmecisi üçüncü tarafların hizmetlerini açmış durumda. Gizlilik Politikası bunları tek tek sayar.'
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
