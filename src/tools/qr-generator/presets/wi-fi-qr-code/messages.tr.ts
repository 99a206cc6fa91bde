import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Wi-Fi QR kodu',
  description:
    'Misafirleriniz kamerayı QR koda tutup Wi-Fi’ye bağlansın. Kod, ağın adından ve parolasından cihazınızda üretilir.',
  keywords: 'wifi wi-fi kablosuz ağ qr kod karekod internet şifre parola misafir paylaş ssid modem yazdır',
}

export const messages: PresetMessages = {
  title: 'Wi-Fi QR kodu',
  intro: 'Ağın adını ve parolasını yazın; kod, telefonu ağa bağlar.',
  sections: [
    {
      title: 'Ne yazılır',
      text: 'Ad, büyük harfler ve boşluklar dahil harfi harfine aynı olmalı: telefon tam o ağı arar. Hemen her modem için “WPA, WPA2, WPA3” doğrudur. “Gizli ağ”ı yalnızca ağınız ağ listesinde görünmüyorsa işaretleyin.',
    },
    {
      title: 'Parolayı kim okuyabilir',
      text: 'Kodu ya da fotoğrafını gören herkes: parola kodun içinde şifrelenmeden durur. Kafe, ofis ya da kiralık ev için modemin misafir ağını açıp kodu onun için yapın. Parola değişince basılı kod işe yaramaz.',
    },
    {
      title: 'Duvara asınca',
      text: 'Güncel iPhone’lar ve çoğu Android telefon, kamera uygulamasıyla ve tek dokunuşluk bir onayla bağlanır. Kod, genişliğinin yaklaşık on katı uzaktan okunur: masada 3 cm, tezgâhın ötesinden 10 cm yeter. Telefonların okuyamayabileceği bir kodu kaydetmeden önce sayfa sizi uyarır.',
    },
    {
      title: 'Bu tarayıcı neyi saklar',
      text: 'Siz yazarken ağın adı bu sekme için saklanır, parola saklanmaz. Üret’e basınca kod, içindeki parolayla birlikte bu cihazdaki son kodlara eklenir. Ortak bilgisayarda işiniz bitince onu oradan silin.',
    },
  ],
}
