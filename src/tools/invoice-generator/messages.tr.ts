import type { Translated } from '../../lib/i18n.ts'
import type { card as englishCard, Messages } from './messages.en.ts'

export const card: Translated<typeof englishCard> = {
  title: 'Fatura oluşturucu',
  description: 'Kuruşu kuruşuna, istediğiniz para biriminde PDF fatura.',
  keywords: 'fatura pdf vergi kdv serbest çalışan makbuz para birimi proforma',
}

export const messages: Messages = {
  title: 'Fatura Oluşturucu',
  intro: 'Formu doldurun, sayfayı görün, PDF’yi kaydedin. Yazdıklarınız bu cihazda kalır.',

  company: 'Şirket Bilgileri',
  companyName: 'Şirket Adı *',
  client: 'Müşteri Bilgileri',
  clientName: 'Müşteri Adı *',
  address: 'Adres',
  phone: 'Telefon',
  email: 'E-posta',

  details: 'Fatura Ayrıntıları',
  invoiceNumber: 'Fatura Numarası',
  invoiceDate: 'Fatura Tarihi',
  dueDate: 'Son Ödeme Tarihi',
  currency: 'Para Birimi',
  paper: 'Kâğıt',

  items: 'Kalemler',
  itemOf: (position) => `${position}. kalem`,
  description: 'Açıklama',
  quantity: 'Miktar',
  price: 'Birim Fiyat',
  itemTotal: 'Tutar',
  addItem: 'Kalem Ekle',
  removeItem: (position) => `${position}. kalemi kaldır`,

  taxAndNotes: 'Vergi ve Notlar',
  taxRate: 'Vergi Oranı (%)',
  notes: 'Notlar',

  summary: 'Özet',
  subtotal: 'Ara Toplam',
  tax: (rate) => `Vergi (${rate})`,
  total: 'Toplam',
  generate: 'PDF Oluştur',
  generating: 'PDF oluşturuluyor...',
  namesNeeded: 'PDF oluşturmak için şirket adını ve müşteri adını yazın.',
  saved: (name, pages) => `${name} (${pages}) kaydedilmek üzere tarayıcınıza verildi.`,
  pages: (count) => `${count} sayfa`,
  saveAgain: 'Yeniden indir',

  newInvoice: 'Yeni Fatura',
  newInvoiceHint:
    'Şirketiniz, para birimi, vergi oranı ve notlar kalır. Yazdığınız her şey bu cihazda saklanır.',
  started: 'Yeni bir fatura başlatıldı.',

  preview: 'Önizleme',
  previewEmpty: 'Yazmaya başladığınızda sayfa burada görünür.',
  previewPage: (page, pages) => `Sayfa ${page} / ${pages}`,
  previewLabel: (page, pages) => `${pages} sayfanın ${page}. sayfasının önizlemesi`,
  previousPage: 'Önceki sayfa',
  nextPage: 'Sonraki sayfa',
  previewFailed: 'Önizleme çizilemedi. PDF yine de oluşturulabilir.',

  failed: 'PDF oluşturulurken hata oluştu. Lütfen yeniden deneyin.',
  offline: 'Yazı tipleri yüklenemedi. Bağlantıyı denetleyin; ilk yüklemeden sonra saklanırlar.',
  problems: (count) => (count === 1 ? 'Önce bir tutar düzeltilmeli.' : `Önce ${count} tutar düzeltilmeli.`),
  problemsText: 'Formda işaretlendiler.',
  missing: 'Bazı karakterler basılamıyor.',
  missingText: (characters) => `Belgenin yazı tiplerinde şunlar yok: ${characters}`,
  missingHelp: 'Bunları değiştirin veya silin, sonra yeniden oluşturun.',
  missingIn: (field, characters) => `${field}: ${characters}`,

  amountProblem: {
    quantity: {
      'no-number': 'Bir sayı yazın, örneğin 1,5.',
      'too-small': 'En küçük miktar 1’dir.',
      'too-large': 'En büyük miktar 999.999.999’dur.',
      'too-fine': 'En çok 3 ondalık basamak.',
    },
    price: {
      'no-number': 'Bir tutar yazın, örneğin 1.234,50.',
      'too-small': 'Fiyat 0 veya daha büyük olmalı.',
      'too-large': 'En yüksek fiyat 999.999.999.999’dur.',
      'too-fine': 'Para biriminde bu kadar ondalık basamak yok.',
    },
    taxRate: {
      'no-number': 'Bir sayı yazın, örneğin 19,5.',
      'too-small': 'En düşük oran 0’dır.',
      'too-large': 'En yüksek oran 100’dür.',
      'too-fine': 'En çok 3 ondalık basamak.',
    },
  },

  printed: {
    invoice: 'FATURA',
    from: 'Gönderen',
    billTo: 'Alıcı',
    number: 'Fatura Numarası',
    date: 'Fatura Tarihi',
    due: 'Son Ödeme Tarihi',
    description: 'Açıklama',
    quantity: 'Miktar',
    price: 'Birim Fiyat',
    amount: 'Tutar',
    subtotal: 'Ara Toplam',
    tax: (rate) => `Vergi (${rate})`,
    total: 'Toplam',
    notes: 'Notlar',
    footer: 'Bizimle çalıştığınız için teşekkür ederiz!',
    page: (page, pages) => `Sayfa ${page} / ${pages}`,
    title: (number, company) => `Fatura ${number} ${company}`,
  },
}
