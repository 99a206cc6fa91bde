import { describe, expect, it } from 'vitest'
import { runOn, textOf } from '../../../../lib/pdf/testing/programs.ts'
import { readAmounts } from '../../core/amounts/amounts.ts'
import { emptyInvoice, type Invoice, newItem } from '../../core/invoice/invoice.ts'
import { printedTexts, printInvoice } from '../../core/text/printed.ts'
import { printedWords } from '../../core/words/words-of.ts'
import { fontFiles } from '../../testing/font-files.ts'
import { generateInvoicePdf } from './make.ts'

const base: Invoice = {
  ...emptyInvoice,
  companyName: 'Nook Ltd',
  clientName: 'Ada Byron',
  invoiceNumber: 'INV-1',
  invoiceDate: '2026-11-21',
  dueDate: '2026-12-21',
}

const items = (count: number, description: string) =>
  Array.from({ length: count }, (_, index) => ({
    ...newItem(String(index)),
    description: `${description} ${index + 1}`,
    quantity: '2',
    price: '19.99',
  }))

function print(invoice: Invoice, language: 'en' | 'tr' = 'en') {
  const amounts = readAmounts(invoice, language === 'en' ? '.' : ',')
  return printInvoice(invoice, amounts, printedWords[language], language)
}

async function make(invoice: Invoice, language: 'en' | 'tr' = 'en') {
  const printed = print(invoice, language)
  const response = await generateInvoicePdf(
    { printed, want: 'pdf', xml: '' },
    fontFiles(printedTexts(printed)),
  )
  if (response.type !== 'pdf') throw new Error(`no document: ${JSON.stringify(response)}`)
  return { pages: response.pages, pdf: new Uint8Array(await response.pdf.arrayBuffer()) }
}

/** One red pixel as PNG. */
const pixel = {
  source:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  width: 1,
  height: 1,
}

describe('the document', () => {
  it('is valid and tagged, with title, language and embedded fonts', async () => {
    const { pdf } = await make({ ...base, items: items(3, 'Design') })
    runOn(pdf, 'qpdf', '--check')
    const info = runOn(pdf, 'pdfinfo')
    expect(info).toMatch(/^Title: +Invoice INV-1 Nook Ltd$/m)
    expect(info).toMatch(/^Tagged: +yes$/m)
    expect(info).toMatch(/^Page size: +595.2\d+ x 841.8\d+ pts \(A4\)$/m)
    expect(new TextDecoder('latin1').decode(pdf)).toContain('/Lang (en)')
    for (const line of runOn(pdf, 'pdffonts').trim().split('\n').slice(2)) expect(line).toMatch(/yes yes yes/)
    expect(pdf.length).toBeLessThan(40_000)
  })

  it.each([
    ['Latin', 'Delivery of item', 'en'],
    ['Turkish', 'Şişli Ağaç İşleri, ığüşöç çalışması', 'tr'],
  ] as const)('takes at most 40 KB for two pages of %s', async (_, description, language) => {
    const invoice: Invoice = {
      ...base,
      companyName: description,
      companyAddress: '12 Linden Street\nBerlin',
      currency: language === 'tr' ? 'TRY' : 'EUR',
      taxRate: '20',
      notes: `${description}. Payable within 30 days.`,
      items: items(30, description),
    }
    const { pdf, pages } = await make(invoice, language)
    expect(pages).toBe(2)
    expect(pdf.length).toBeLessThanOrEqual(40_000)
  })

  it('prints the typed values and their sums', async () => {
    const { pdf } = await make({
      ...base,
      taxRate: '23',
      notes: 'Pay soon.',
      items: [{ ...newItem('1'), description: 'Design', price: '396.50' }],
    })
    const text = textOf(pdf)
    for (const part of [
      'Subtotal $396.50',
      'Tax (23%) $91.20',
      'Total $487.70',
      'Pay soon.',
      '21 December 2026',
    ])
      expect(text).toContain(part)
    expect(text).toContain('Thank you for your business!')
  })

  it('prints every option: rates, discounts, shipping, payment, logo, accent', async () => {
    const invoice: Invoice = {
      ...base,
      currency: 'EUR',
      taxPerItem: true,
      discountPerItem: true,
      taxRate: '19',
      taxName: 'VAT',
      discount: '10%',
      shipping: '4.90',
      accent: '#0a5c8a',
      iban: 'de89370400440532013000',
      companyVatId: 'DE123456789',
      items: [
        { ...newItem('1'), description: 'Design', price: '100', discount: '5' },
        { ...newItem('2'), description: 'Book', price: '20', taxRate: '7' },
      ],
    }
    const printed = { ...print(invoice), logo: { ...pixel, description: 'Logo of Nook Ltd' } }
    const response = await generateInvoicePdf(
      { printed, want: 'pdf', xml: '' },
      fontFiles(printedTexts(printed)),
    )
    if (response.type !== 'pdf') throw new Error('no document')
    const pdf = new Uint8Array(await response.pdf.arrayBuffer())
    runOn(pdf, 'qpdf', '--check')
    const text = textOf(pdf)
    for (const part of [
      'Description Quantity Price Discount VAT Total',
      'Design 1 €100.00 €5.00 19% €95.00',
      'Discount (10%) -€11.50',
      'Shipping €4.90',
      'VAT (19% of €90.40) €17.18',
      'VAT (7% of €18.00) €1.26',
      'Total €126.84',
      'IBAN: DE89 3704 0044 0532 0130 00',
      'VAT ID: DE123456789',
    ])
      expect(text).toContain(part)
    expect(runOn(pdf, 'pdfinfo', '-struct')).toContain('Figure')
  })

  it('embeds an e-invoice and declares it in metadata that are valid for any company name', async () => {
    const printed = print({ ...base, companyName: 'Nook & <Sons>' })
    const xml = '<invoice>Nook &amp; Sons</invoice>'
    const response = await generateInvoicePdf({ printed, want: 'pdf', xml }, fontFiles(printedTexts(printed)))
    if (response.type !== 'pdf') throw new Error('no document')
    const pdf = new Uint8Array(await response.pdf.arrayBuffer())
    runOn(pdf, 'qpdf', '--check')
    expect(runOn(pdf, 'pdfdetach', '-list')).toContain('factur-x.xml')
    const metadata = runOn(pdf, 'pdfinfo', '-meta')
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(metadata).toContain('Nook &amp; &lt;Sons&gt;</rdf:li>')
    expect(runOn(pdf, 'pdfinfo')).toContain('Nook & <Sons>')
    expect(new TextDecoder('latin1').decode(pdf)).toContain('/AFRelationship /Alternative')
  })

  it('repeats the table header and numbers the pages', async () => {
    const { pdf, pages } = await make({ ...base, items: items(60, 'Item') })
    const text = textOf(pdf)
    expect(pages).toBeGreaterThan(1)
    expect(text.match(/Description Quantity Price Total/g)).toHaveLength(pages)
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`)
    expect(text.match(/Invoice INV-1/g)).toHaveLength(pages - 1)
    for (let item = 1; item <= 60; item += 1) expect(text).toContain(`Item ${item} `)
    expect(runOn(pdf, 'pdfinfo', '-struct-text').match(/^ *TD/gm)).toHaveLength(60 * 4 + 3)
  })

  it('wraps long texts without loss', async () => {
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(8)
    const notes = Array.from({ length: 2500 }, (_, index) => `w${index}`).join(' ')
    const { pdf, pages } = await make({ ...base, companyName: word, notes, items: items(1, word) })
    const text = textOf(pdf)
    expect(pages).toBeGreaterThan(2)
    expect(text.replaceAll(' ', '')).toContain(word)
    expect(text.replace(/ ?(Invoice INV-1 )?Page \d+ of \d+( Invoice INV-1)? ?/g, ' ')).toContain(notes)
  })

  it('creates a complete document from any input', { timeout: 120_000 }, async () => {
    const digits = 40_000
    const number = `INV-${'9'.repeat(digits)}-END`
    const invoice: Invoice = {
      ...base,
      invoiceNumber: number,
      companyName: '\u202eevil\u202c Nook \ud800 Ltd',
      clientName: 'A\u2066da\u0000 \u0007Byron\ufeff',
      notes: 'word '.repeat(2_000),
      items: [{ ...newItem('1'), description: 'x'.repeat(5_000), price: '9'.repeat(300), quantity: '1e300' }],
    }
    const { pdf, pages } = await make(invoice)
    runOn(pdf, 'qpdf', '--check')
    expect(pages).toBeGreaterThan(10)
    const text = textOf(pdf)
    expect(text).toContain('evil Nook \ufffd Ltd')
    expect(text).toContain('Ada Byron')
    // The running header of further pages is truncated; the number itself is not.
    expect(text).toMatch(/Invoice INV-9+…/)
    expect(text.slice(0, text.indexOf('-END')).match(/9/g)?.length).toBeGreaterThanOrEqual(digits)
  })

  it.each([
    ['Turkish', 'Şişli Ağaç İşleri, ığüşöç ₺'],
    ['Polish', 'Zażółć gęślą jaźń Łódź'],
    ['Czech', 'Příliš žluťoučký kůň'],
    ['Greek', 'Ελληνικά τιμολόγιο'],
    ['Russian', 'Съешь ещё этих мягких булок'],
    ['Ukrainian', 'Ґанок, їжак, євро ₴'],
    ['Vietnamese', 'Hóa đơn bán hàng Việt Nữ ₫'],
    ['German', 'Größe Übung ß €'],
    ['French', 'Œuvre déjà à l’été'],
    ['Hindi', 'चालान'],
    ['Thai', 'ใบแจ้งหนี้ขอบคุณ'],
  ])('prints %s', async (_, sample) => {
    const { pdf } = await make({ ...base, companyName: sample, notes: sample }, 'tr')
    expect(textOf(pdf).normalize('NFC').split(sample.normalize('NFC')).length).toBeGreaterThan(2)
  })

  it.each([
    ['Hebrew', 'חשבונית מס עבור ייעוץ'],
    ['Arabic', 'فاتورة رقم شكرا لكم'],
  ])('prints %s from right to left', async (_, sample) => {
    const { pdf } = await make({ ...base, notes: sample })
    // pdftotext adds direction marks around right-to-left text.
    const text = runOn(pdf, 'pdftotext').replace(/[\u202a-\u202e]/g, '')
    expect(text.split('\n')).toContain(sample)
  })

  it.each([
    [
      'Hindi',
      'दिसम्बर १९४८ को यूनाइटेड नेशन्स की जनरल असेम्बली ने मानव अधिकारों की सार्वभौम घोषणा को स्वीकृत और घोषित किया',
    ],
    ['Thai', 'เกียรติศักดิ์ประจำตัว และสิทธิเท่าเทียมกัน ทั้งหลายแห่งครอบครัว การไม่นำพา น้ำ'],
    ['pointed Hebrew', 'בְּרֵאשִׁית בָּרָא אֱלֹהִים'],
    ['vocalised Arabic', 'اعتُمد لمّا كان الاعتراف'],
    ['Bengali', 'সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে। বিশ্ববিদ্যালয় ক্ষেত্র'],
    ['Gujarati', 'પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે'],
    ['Tamil', 'மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்; மதிப்பிலும் க்ஷேத்திரம்'],
    ['Georgian', 'ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა'],
    ['Armenian', 'Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ'],
    ['ticks and boxes', 'paid ✔ open ☐ done ☑ no ☒ ✗'],
  ])('extracts %s in logical order, with its signs and marks', async (_, sample) => {
    const { pdf } = await make({ ...base, notes: sample })
    runOn(pdf, 'qpdf', '--check')
    const text = runOn(pdf, 'pdftotext').replace(/[\u202a-\u202e]/g, '')
    expect(text.normalize('NFC').replace(/\s+/g, ' ')).toContain(sample.normalize('NFC'))
  })

  it('reports characters that no font has instead of omitting them', async () => {
    const printed = print({ ...base, notes: 'Thanks 😀 谢' })
    const response = await generateInvoicePdf(
      { printed, want: 'pdf', xml: '' },
      fontFiles(printedTexts(printed)),
    )
    expect(response).toEqual({ type: 'missing', missing: ['😀', '谢'] })
  })
})
