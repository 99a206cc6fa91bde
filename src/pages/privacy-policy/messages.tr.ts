import type { Card } from '../../registry/manifest.ts'
import { list } from '../../ui/article/page/sections.ts'
import type { Messages } from './messages.ts'

export const card: Card = {
  title: 'Gizlilik Politikası',
  description: 'Bu site neyi toplar, neyi asla toplamaz, cihazınızda ne kalır ve neleri isteyebilirsiniz.',
  keywords: 'veri kvkk gdpr çerez analiz reklam izleme kişisel haklar',
}

export const messages: Messages = {
  title: 'Gizlilik Politikası',
  updated: (date) => `Son güncelleme: ${date}`,
  lead: ({ services: { analytics, ads } }) =>
    analytics || ads
      ? 'Dosyalarınız, parolalarınız ve metinleriniz cihazınızdan hiç çıkmaz. İşletmecinin açtığı hizmetler aşağıda yazılıdır.'
      : 'Burada yaptıklarınızla ilgili hiçbir şey toplamıyoruz. Dosyalarınız, parolalarınız ve metinleriniz cihazınızdan hiç çıkmaz.',
  sections: ({ email, operator, services: { analytics, ads } }) => [
    {
      heading: 'Analiz',
      blocks: [
        `${analytics ? 'Analiz açık.' : 'Analiz kapalı. Açık olsaydı'} ${analytics ? 'Bir' : 'bir'} web analiz hizmeti sayfa görüntülemelerini, etkileşimleri, tarayıcı türünü, cihaz türünü ve IP adresini ${analytics ? 'topluyor' : 'toplardı'}.`,
      ],
    },
    {
      heading: 'Çerezler',
      blocks: [
        analytics || ads
          ? 'Çerezler işlevsellik ve tercihler için, ayrıca bu sayfada adı geçen hizmetler tarafından kullanılır.'
          : 'Bu site, işlevsellik ve tercihler için bile hiç çerez kullanmaz.',
      ],
    },
    {
      heading: 'Reklam',
      blocks: [
        ads
          ? 'Reklam açık. Reklamları bir reklam ağı gösterir; bunun için çerez kullanabilir.'
          : 'Reklam kapalı. Açık olsaydı reklamları bir reklam ağı gösterirdi.',
      ],
    },
    {
      heading: 'Cihazınızda kalanlar',
      blocks: [
        'Tarayıcınız bunları sizin için saklar; hiçbir yere gönderilmez:',
        {
          kind: 'stored',
          caption: 'Cihazınızda saklananlar',
          head: ['Nerede', 'Ne'],
          kinds: { settings: 'ayarlarınız', history: 'geçmişiniz', draft: 'üzerinde çalıştığınız iş' },
          site: [
            ['Bütün site', 'açık ya da koyu tema (darkMode), son kullandığınız beş araç ve rehber'],
            ['Tepsi', 'saklamayı seçtikleriniz, en çok 200 MB'],
            ['Açık sekmeler', 'açık dosyalar ve girdiler, en çok 500 MB'],
            ['Tarifler', 'en çok 20 tarif, dosyasız'],
            ['Parola güvenliği rehberi', 'işaretlediğiniz maddeler'],
          ],
        },
        'Bir sekmede açık olanlar, siz temizleyince ya da sekmeyi kapattıktan yarım saat ile bir gün sonra, ilk ziyaretinizde silinir. Üretilen parolalar ve Wi-Fi parolaları bunların arasında hiç yoktur.',
        'Diğer her şey siz silene kadar durur. Hiçbiri şifreli değildir: ortak bir bilgisayarda işiniz bitince temizleyin.',
      ],
    },
    {
      heading: 'Asla toplamadıklarımız',
      blocks: [
        list(
          'yüklediğiniz dosyalar',
          'ürettiğiniz parolalar',
          'işlediğiniz metinler',
          'bu sayfada yazılanlar dışında kişisel veriler',
          'hesap verileri',
        ),
        'Üyelik gerekmez.',
      ],
    },
    {
      heading: 'Sunucu günlükleri ve e-posta',
      blocks: [
        'Sunucu IP adresinizi ve hangi dosyanın istendiğini görür; güvenlik için ikisini günlüğe yazabilir. Ne yazdığınızı ya da açtığınızı asla görmez. Bize e-posta yazarsanız adresinizi ve mesajınızı yanıt vermek için kullanırız.',
      ],
    },
    {
      heading: 'Bu sitenin dışında',
      blocks: [
        'Rehberlerin bağlantı verdiği sitelerin kendi politikaları vardır.',
        {
          kind: 'link',
          text: 'Bulut yazım denetimi ya da yazma önerileri açıksa tarayıcınız yazdıklarınızı kendi hizmetine gönderebilir. Bütün sınırlar:',
          path: '/tr/privacy-check',
          title: 'Kendiniz kontrol edin',
        },
      ],
    },
    {
      heading: 'Haklarınız',
      blocks: [
        'Dilediğiniz zaman:',
        list(
          analytics ? 'analizi reddedebilirsiniz' : 'zaten kapalı olan analizi reddedebilirsiniz',
          'tarayıcınızda çerezleri kapatabilirsiniz',
          'toplanan veriler hakkında bilgi isteyebilirsiniz',
          'sağlayıcıyla iletişime geçebilirsiniz',
          {
            text: 'cihazınızda saklanan her şeyi görebilir, dışa aktarabilir, silebilirsiniz:',
            path: '/tr/your-data',
            title: 'Verileriniz',
          },
        ),
      ],
    },
    {
      heading: 'Kim sorumlu',
      blocks: [
        {
          kind: 'mail',
          text: `Sitenin sorumlusu: ${operator || 'işletmecisi'}. Gizlilikle ilgili sorulara 48 saat içinde yanıt veriyoruz:`,
          address: email,
        },
      ],
    },
    {
      heading: 'Değişiklikler',
      blocks: ['Her değişiklik, tarihiyle birlikte burada listelenir.', list('Ocak 2025: ilk sürüm.')],
    },
  ],
}
