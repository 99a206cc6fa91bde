/** Notes of an invoice in 13 writing systems, and two lines that mix directions, for text extraction by other programs. */
export const samples = {
  Latin: 'Größe Übung, déjà vu, naïve façade, 12 € “payable” – within 30 days',
  Turkish: 'Şişli Ağaç İşleri, ığüşöç çalışması ₺',
  Polish: 'Zażółć gęślą jaźń, Łódź, źdźbło',
  Greek: 'Ελληνικό τιμολόγιο, Αθήνα, ευχαριστούμε',
  Cyrillic: 'Съешь ещё этих мягких булок; Ґанок, їжак, євро ₴',
  Vietnamese: 'Hóa đơn bán hàng, cảm ơn quý khách đã tin tưởng ₫',
  Hebrew: 'חשבונית מס עבור ייעוץ בְּרֵאשִׁית בָּרָא',
  Arabic: 'فاتورة رقم شكرا لكم اعتُمد لمّا كان الاعتراف',
  'Arabic with Latin and numbers': 'فاتورة رقم INV-12 بتاريخ 2026',
  'Hebrew with a comma': 'חשבונית מס, עבור ייעוץ',
  Devanagari:
    'दिसम्बर १९४८ को यूनाइटेड नेशन्स की जनरल असेम्बली ने मानव अधिकारों की सार्वभौम घोषणा को स्वीकृत और घोषित किया, इसका पूर्ण पाठ',
  Thai: 'เกียรติศักดิ์ประจำตัว และสิทธิเท่าเทียมกัน ทั้งหลายแห่งครอบครัว การไม่นำพา น้ำดื่ม ขอบคุณ',
  Chinese: '深圳市南山区科技有限公司，请在三十天内付款。臺灣國際貿易',
  Japanese: '株式会社みどり商店「ウェブサイト制作」および保守、一式。',
  Korean: '주식회사 대한상사 ㈜, 서울특별시 강남구 테헤란로',
}
