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
      : 'Hiçbir şey toplamıyoruz. Dosyalarınız, parolalarınız ve metinleriniz cihazınızdan hiç çıkmaz.',
  sections: ({ email, services: { analytics, ads } }) => [
    {
      heading: 'Kısaca',
      blocks: [
        list(
          analytics ? 'Analiz açık.' : 'Analiz kapalı.',
          ads ? 'Reklam açık.' : 'Reklam kapalı.',
          analytics || ads ? 'Bu hizmetler çerez kullanabilir.' : 'Hiç çerez kullanılmıyor.',
          'Bütün araçlar tarayıcınızda çalışır. Açtığınız ya da yazdığınız hiçbir şey bize veya başkasına gönderilmez.',
          'Sitenin sizin için hatırladıkları kendi cihazınızda durur; dilediğinizde silebilirsiniz.',
        ),
        {
          kind: 'link',
          text: 'Bunlara inanmak zorunda değilsiniz:',
          path: '/tr/privacy-check',
          title: 'Kendiniz kontrol edin',
        },
      ],
    },
    {
      heading: 'Cihazınızda kalanlar',
      blocks: [
        'Site, ayarları ve geçmişi tarayıcınızın yerel depolama alanında saklar. Bunlar hiçbir yere gönderilmez. Siz aracın içinden, “Verileriniz” sayfasından ya da tarayıcıda bu sitenin verilerini temizleyerek silene kadar dururlar.',
        {
          kind: 'stored',
          caption: 'Cihazınızda saklananlar',
          head: ['Nerede', 'Ne saklanır'],
          kinds: { settings: 'ayarlarınız', history: 'geçmişiniz', draft: 'üzerinde çalıştığınız iş' },
          site: [
            ['Bütün site', 'açık ya da koyu tema (darkMode)'],
            ['Bütün site', 'son kullandığınız beş araç ve rehberin adı; içlerinde yaptıklarınız değil'],
            [
              'Bütün site',
              'cihazda saklamayı seçtiyseniz tepsideki dosya ve metinler, en çok 200 MB: tarayıcının bu siteye ayırdığı özel depolama alanında',
            ],
            ['Tarifler', 'en çok 20 tarif: adları, araçları ve ayarları; dosyalar değil'],
            ['Parola güvenliği rehberi', 'kontrol listesindeki işaretler'],
          ],
        },
        {
          kind: 'link',
          text: 'Hepsini görebilir, dışa aktarabilir ve silebilirsiniz:',
          path: '/tr/your-data',
          title: 'Verileriniz',
        },
        'Yenileme, çökme ya da kapanan bir sekme yüzünden hiçbir şey kaybolmasın diye her sekme, araçlarında açık olan dosyaları ve girdilerinizi tarayıcının bu siteye ayırdığı özel depolama alanında da tutar: en çok 500 MB, tarayıcı daha az izin veriyorsa daha az. Bunlar o sekmeye aittir; yeni bir sekme onları göstermez. “Temizle”ye bastığınızda ya da “Verileriniz” sayfasından sildiğinizde silinirler. Sekmenin kapandığını ilk fark eden sayfanın üzerinden yarım saat geçince, açık kalan ya da açılan herhangi bir sayfamız onları siler; her durumda, bir gün geçtikten sonraki ilk ziyarette silinirler. Üretilen parolalar, QR koddaki Wi-Fi parolaları ve bir araçtan saklamamasını istediğiniz şeyler hiçbir zaman buna dahil değildir.',
        'Bu depolama alanlarının ikisi de şifreli değildir. Ortak kullanılan bir bilgisayarda aynı tarayıcı profilini kullananlar onları okuyabilir: işiniz bitince geçmişi ve açık olanları temizleyin.',
        'Bazı tarayıcılar, ayarlarında bulut üzerinden yazım denetimini ya da yazma önerilerini açtıysanız yazdıklarınızı kendi hizmetlerine gönderir. Alanlarımız yazma önerisi istemez; gizli bilgi, kod ve sayı alanları yazım denetimini kapatır. Diğer metin alanlarında yazım denetimi tarayıcınızın ayarına uyar.',
      ],
    },
    {
      heading: 'Analiz',
      blocks: [
        analytics
          ? 'Bu site bir web analiz hizmeti kullanır. Onun aracılığıyla şunları topluyoruz:'
          : 'Bu sitede analiz kapalıdır, dolayısıyla aşağıdakilerin hiçbiri toplanmaz. Bir web analiz hizmeti şunları toplardı:',
        list('sayfa görüntülemeleri', 'etkileşimler', 'tarayıcı türü', 'cihaz türü', 'IP adresi'),
        ...(analytics
          ? []
          : [
              'İşletmeci analizi bir gün açarsa bu sayfa ve aksini söyleyen sayfalar da onunla birlikte değişir.',
            ]),
      ],
    },
    {
      heading: 'Çerezler',
      blocks: [
        analytics || ads
          ? 'Çerezler işlevsellik ve tercihler için, ayrıca bu sayfada adı geçen hizmetler tarafından kullanılır.'
          : 'Web siteleri çerezleri genellikle işlevsellik ve tercihler için kullanır. Bu site hiç çerez kullanmaz: tercihlerinizi, çerezlerin aksine her istekle gönderilmeyen yerel depolama alanında tutar.',
      ],
    },
    {
      heading: 'Reklam',
      blocks: [
        ads
          ? 'Bu sitedeki reklamlar bir reklam ağı üzerinden gösterilir; bu ağ reklam seçmek için çerez kullanabilir.'
          : 'Bu sitede reklam kapalıdır. Açık olsaydı reklamlar bir reklam ağı üzerinden gösterilir ve bu sayfa o ağın adını verirdi.',
      ],
    },
    {
      heading: 'Asla toplamadıklarımız',
      blocks: [
        list(
          'araçlara yüklediğiniz dosyalar (aslında hepsi tarayıcınızda kalır)',
          'oluşturduğunuz parolalar',
          'işlediğiniz metinler',
          'kişisel veriler',
          'hesap verileri',
        ),
        'Üyelik gerekmez; yani giriş yapılacak bir yer de kaybedilecek bir hesap da yok.',
      ],
    },
    {
      heading: 'Haklarınız',
      blocks: [
        'Dilediğiniz zaman:',
        list(
          analytics
            ? 'analizi reddedebilirsiniz'
            : 'analizi reddedebilirsiniz: zaten kapalı olduğu için reddedilecek bir şey yok',
          'tarayıcınızda çerezleri kapatabilirsiniz: site onlarsız da çalışır',
          'toplanan veriler hakkında bilgi isteyebilirsiniz',
          'bu sitenin sağlayıcısıyla iletişime geçebilirsiniz',
          '“Verileriniz” sayfasından ya da tarayıcınızda bu sitenin verilerini temizleyerek cihazınızda saklananları silebilirsiniz',
        ),
      ],
    },
    {
      heading: 'Sayfaları gönderen sunucu',
      blocks: [
        'Her web sunucusu bir sayfayı gönderebilmek için cihazın IP adresini görür ve hizmeti güvende tutmak için bunu bir süre günlüğe yazabilir. Bu bütün siteler için böyledir. Sayfalar yüklenirken olur, siz bir aracı kullanırken asla.',
      ],
    },
    {
      heading: 'Başka sitelere bağlantılar',
      blocks: [
        'Rehberler kaynaklarına bağlantı verir. Böyle bir bağlantıya tıkladığınızda bu siteden ayrılırsınız ve diğer sitenin politikası geçerli olur. Hangi sayfadan geldiğinizi ona söylemeyiz.',
      ],
    },
    {
      heading: 'İletişim',
      blocks: [
        { kind: 'mail', text: 'Gizlilikle ilgili sorularınız için bize yazın:', address: email },
        'Gizlilikle ilgili sorulara 48 saat içinde yanıt veriyoruz.',
      ],
    },
    {
      heading: 'Bu politikadaki değişiklikler',
      blocks: ['Her değişiklik tarihiyle burada yazılır.', list('Ocak 2025: ilk sürüm.')],
    },
  ],
}
