import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Görseli 100 KB’ye küçült',
  description:
    'Fotoğrafı, en çok 100 KB kabul eden formlar için cihazınızda küçültün: sınırı aşmadan, ona olabildiğince yakın.',
  keywords:
    'fotoğraf resim görsel sıkıştır küçült 100 kb 100kb jpg form başvuru vesikalık imza yükleme sınırı',
}

export const messages: PresetMessages = {
  title: 'Görseli 100 KB’ye küçült',
  intro: 'Fotoğraf ekleyin; her biri 100 KB’yi aşmayan bir JPEG olur.',
  sections: [
    {
      title: '100 KB nerede istenir',
      text: 'Kamu kurumlarının, üniversitelerin ve iş sitelerinin formları vesikalık fotoğraf ya da imza için çoğu zaman bundan büyüğünü kabul etmez. Birçoğu genişlik ve yükseklik de belirtir. Bunları “En büyük genişlik” ve “En büyük yükseklik” olarak girin: en boy oranı korunur, 100 KB’yi ne kadar az piksel paylaşırsa her biri o kadar iyi görünür.',
    },
    {
      title: 'Telefon fotoğrafı 100 KB’de nasıl görünür',
      text: '12 megapiksellik bir fotoğraf (4032 × 3024 piksel, 3,26 MB) burada 1440 × 1080 piksellik, 97,76 KB’lik bir JPEG oldu. Aynı piksel boyutlarındaki sıkıştırılmamış görselle karşılaştırılınca benzerliği 100 üzerinden 47 çıktı. “Web (800 × 600)” hazır ayarıyla 98,32 KB’de 75 oldu.',
    },
    {
      title: 'Form yine “çok büyük” derse',
      text: 'Burada 1 KB 1.024 bayttır; 100 KB, 102.400 bayt eder. Bazı formlar 1 KB’yi 1.000 bayt sayar. Onlar için 97 girin: dosya en çok 99.328 bayt olur.',
    },
  ],
}
