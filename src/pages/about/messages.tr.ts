import type { Card } from '../../registry/manifest.ts'
import { list, type SectionsMessages } from '../../ui/article/page/sections.ts'

export const card: Card = {
  title: 'Hakkımızda',
  description: 'Bu site neden var, neler sunuyor, neleri ölçtük ve bize nasıl ulaşırsınız.',
  keywords: 'amaç iletişim kim ekip',
}

export const messages: SectionsMessages = {
  title: 'Hakkımızda',
  lead: ({ name }) => `${name}, tarayıcınızda çalışan küçük, ücretsiz araçlardan oluşur.`,
  sections: ({ email, services }) => [
    {
      heading: 'Amacımız',
      blocks: [
        'Gündelik işler hızlı ve ücretsiz olmalı, gizliliğinizi korumalı. Kimse PDF yapmak için fotoğraf yüklemek, kelime saymak için hesap açmak zorunda kalmamalı.',
      ],
    },
    {
      heading: 'Neler sunuyoruz',
      blocks: [
        'Görseller, belgeler, metinler, kodlar ve gündelik hayat için araçlar; bunların ardındaki bilgileri anlatan rehberler.',
      ],
    },
    { heading: 'Araçlarımız', blocks: [{ kind: 'tools' }] },
    {
      heading: 'Neden biz',
      blocks: [
        list(
          '%100 tarayıcıda: bütün işi tarayıcınız yapar. Dosyalar, parolalar ve metinler cihazınızdan hiç çıkmaz.',
          'Hızlı: yükleme de sıra bekleme de yok. Bir aracın sayfası siz kullanmadan önce 80 kB’den az veri indirir; kullandıktan sonra çevrimdışı da açılır.',
          'Ücretsiz: her zaman; abonelik de sınır da yok.',
        ),
        services.analytics || services.ads
          ? 'Bu sitenin işletmecisi üçüncü tarafların hizmetlerini kullanıyor. Gizlilik Politikası bunları tek tek sayar.'
          : 'Bu sitede ne analiz ne de reklam var.',
      ],
    },
    {
      heading: 'Ölçtüklerimiz',
      blocks: [
        list(
          'Chromium’da, denediğimiz 41 yolun hiçbiriyle sayfadan veri çıkmıyor; kurallarımız olmadan 41’i de işe yarıyor. Firefox ve WebKit’te 52 yoldan 4’ü hâlâ işe yarıyor.',
          'Görsel sıkıştırıcının varsayılan kalitedeki dosyaları, tarayıcının aynı görünümdeki JPEG dosyalarından %18 daha küçük (13 fotoğraf).',
          'Fotoğraftan PDF aracına 100 fotoğraf için 214 MB bellek yetiyor, dört PDF kütüphanesinin en iyisine 727 MB gerekiyor.',
        ),
        'Bu sayılar ve onları ölçen komutlar kaynak kodunda.',
      ],
    },
    {
      heading: 'İletişim',
      blocks: [{ kind: 'mail', text: 'E-postalara 24 saat içinde yanıt veriyoruz:', address: email }],
    },
    {
      heading: 'Sırada ne var',
      blocks: ['Metin düzenleyiciler, daha çok görsel aracı ve finans hesaplayıcıları eklemeyi planlıyoruz.'],
    },
  ],
}
