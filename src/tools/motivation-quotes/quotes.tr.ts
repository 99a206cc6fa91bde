/** Our translations of the English editions in core/quotes.ts, by id. */
export const turkishQuotes: Readonly<
  Record<
    number,
    { readonly text: string; readonly author: string; readonly work: string; readonly translator?: string }
  >
> = {
  1: {
    text: 'İyi bir insanın nasıl olması gerektiğini konuşmayı artık bırak; öyle bir insan ol.',
    author: 'Marcus Aurelius',
    work: 'Kendime Düşünceler X.16',
  },
  2: {
    text: 'Büyük olan hiçbir şey … birdenbire oluşmaz; üzümle incir bile birdenbire oluşmaz.',
    author: 'Epiktetos',
    work: 'Söylevler I.15 (yazıya geçiren: Arrianos)',
  },
  3: {
    text: 'Kullanmasını bilirsen hayat yeterince uzundur.',
    author: 'Seneca',
    work: 'Yaşamın Kısalığı Üzerine, II',
  },
  4: {
    text: 'Yapa yapa yapı ustası, çala çala arpçı oluruz.',
    author: 'Aristoteles',
    work: 'Nikomakhos’a Etik II.1',
  },
  5: {
    text: 'Çünkü yenebileceğine inanan yenebilir.',
    author: 'Vergilius',
    work: 'Aeneis V (Latincesi V.231)',
  },
  6: { text: 'Bin li’lik yolculuk tek bir adımla başladı.', author: 'Laozi', work: 'Tao Te Ching 64' },
  7: {
    text: 'Durmadan, sebatla ve emek vererek öğrenmek hoş değil midir?',
    author: 'Konfüçyüs',
    work: 'Konuşmalar I.1 (yazıya geçirenler: izleyicileri)',
  },
  8: {
    text: 'Senin işin yalnızca eylemledir; meyvesiyle asla.',
    author: 'Krişna',
    work: 'Bhagavad Gita II.47 (yazarı bilinmiyor; Sacred Books of the East 8, s. 48)',
  },
  9: {
    text: 'Hayvanlar gibi yaşayasınız diye değil,\nerdemin ve bilginin peşinden gidesiniz diye yaratıldınız.',
    author: 'Dante Alighieri',
    work: 'Cehennem XXVI.119–120 (Odysseus)',
  },
  10: {
    text: 'Çalışkanlık iyi talihin anasıdır.',
    author: 'Miguel de Cervantes',
    work: 'Don Kişot II.43 (Don Kişot; I.46’da da geçer, orada atasözü denir)',
  },
  11: {
    text: 'Kuşkularımız haindir;\ndenemekten korkutur bizi,\nçoğu kez kazanabileceğimiz iyiliği elimizden alır.',
    author: 'William Shakespeare',
    work: 'Kısasa Kısas I.4 (Lucio)',
  },
  12: {
    text: 'Kahramanını silahlandırıp güçlendirmek, düşmanı silahsız ve güçsüz bırakmaktan iyidir.',
    author: 'Anne Brontë',
    work: 'Wildfell Konağı’nın Kiracısı, 3. bölüm (Helen)',
  },
  13: {
    text: 'Hayatı seviyor musun? Öyleyse zamanı boşa harcama, çünkü hayatın kumaşı zamandır.',
    author: 'Benjamin Franklin',
    work: 'Zenginliğin Yolu (Abraham Baba)',
  },
  14: {
    text: 'Onların erkekler üzerinde değil, kendileri üzerinde güç sahibi olmalarını isterim.',
    author: 'Mary Wollstonecraft',
    work: 'Kadın Haklarının Gerekçelendirilmesi, IV. bölüm (kadınlar için)',
  },
  15: {
    text: 'Kulak verecek olsak, hepimizin içinde başka herhangi bir insandan daha iyi bir kılavuz vardır.',
    author: 'Jane Austen',
    work: 'Mansfield Park, 42. bölüm (Fanny Price)',
  },
  16: {
    text: 'Zihni, şaşmaz bir amaç kadar yatıştıran başka bir şey yoktur.',
    author: 'Mary Shelley',
    work: 'Frankenstein, 1. mektup (Walton)',
  },
  17: {
    text: 'Bütün insan bilgeliği şu iki söze sığar: ‘Bekle ve umut et.’',
    author: 'Alexandre Dumas',
    work: 'Monte Kristo Kontu, 117. bölüm (Kont)',
    translator: 'adı bilinmiyor (Chapman & Hall)',
  },
  18: {
    text: 'Ben kuş değilim; hiçbir ağ beni tutamaz; ben kendi iradesi olan özgür bir insanım.',
    author: 'Charlotte Brontë',
    work: 'Jane Eyre, 23. bölüm (Jane)',
  },
  19: {
    text: 'Coşku olmadan büyük hiçbir şey başarılmamıştır.',
    author: 'Ralph Waldo Emerson',
    work: '“Daireler”, Denemeler: Birinci Dizi',
  },
  20: {
    text: 'Kendindeki büyük şeylerin küçüklüğünü sezemeyenler, başkalarındaki küçük şeylerin büyüklüğünü görmezden gelmeye yatkındır.',
    author: 'Okakura Kakuzō',
    work: 'Çayın Kitabı, 1. bölüm',
  },
  21: {
    text: 'Yalnızca bizim uyanık olduğumuz gün ağarır.',
    author: 'Henry David Thoreau',
    work: 'Walden, Sonuç',
  },
  22: {
    text: 'Mücadele yoksa ilerleme de yoktur.',
    author: 'Frederick Douglass',
    work: 'Batı Hint Adaları’nda köleliğin kaldırılışı üzerine konuşma, Canandaigua, 3 Ağustos',
  },
  23: {
    text: 'Bir saatini boşa harcamayı göze alan insan, hayatın değerini keşfetmemiştir.',
    author: 'Charles Darwin',
    work: 'Susan Darwin’e mektup, 4 Ağustos 1836; Life and Letters, 1. cilt',
  },
  24: {
    text: 'Gül yetiştirdiğin yerde, evlat,\ndevedikeni bitmez.',
    author: 'Frances Hodgson Burnett',
    work: 'Gizli Bahçe, 27. bölüm',
  },
  25: {
    text: 'Bundan böyle iyi talih istemem; iyi talih benim.',
    author: 'Walt Whitman',
    work: 'Açık Yolun Şarkısı, 1; Çimen Yaprakları',
  },
  26: {
    text: 'Uzun bir sebatın ardından gelen başarısızlık, başarısız denmeye yetecek kadar bile çabalamamış olmaktan çok daha görkemlidir.',
    author: 'George Eliot',
    work: 'Middlemarch, 22. bölüm (Dorothea)',
  },
  27: {
    text: 'Fırtınalardan korkmuyorum, çünkü gemimi yüzdürmeyi öğreniyorum.',
    author: 'Louisa May Alcott',
    work: 'Küçük Kadınlar, 44. bölüm (Amy)',
  },
  28: {
    text: 'Geleneğin ve önyargının düzlüğü üzerinde yükselmek isteyen kuşun kanatları güçlü olmalıdır.',
    author: 'Kate Chopin',
    work: 'Uyanış, 27. bölüm (Matmazel Reisz)',
  },
  29: {
    text: 'Başarı, insanın hayatta ulaştığı yerden çok, başarmaya çalışırken aştığı engellerle ölçülmelidir.',
    author: 'Booker T. Washington',
    work: 'Kölelikten Yükseliş, 2. bölüm',
  },
}
