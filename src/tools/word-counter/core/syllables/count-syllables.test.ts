import { describe, expect, it } from 'vitest'
import { countSyllables, type ReadableLanguage } from './count-syllables.ts'

/** Words by number of syllables, as in dictionaries. */
const tables: Readonly<Record<ReadableLanguage, Readonly<Record<number, string>>>> = {
  en: {
    1: 'the make moved times league queue year eye friend field fruit suit guest guard school through cream walked called fled bye friends tongue bread house cheese leave whole their piece shoe goes clothes breathes',
    2: 'create being lion quiet every business table wanted going seeing playing beyond royal player lawyer poem poet fuel cruel ruin fluid chaos diet client giant science someone something movement careful safely ninety sometimes rhythm prism people pigeon leopard social special patient soldier friendly onion union million region nation language penguin liquid circuit handled apples hundred naked doing trial neon wednesday creature ocean beauty village isn’t didn’t reason easy argue unique',
    3: 'idea area video theory radio studio piano media curious serious various previous happier opinion religion musician official however family beautiful creation violin idiot poetry heroic period stadium medium element government actual annual cereal linear underground banana condition important tomorrow happiest earlier hideous courageous creative',
    4: 'society variety experience material january situation european reality geology canadian associate convenience information community especially category american initiate influential television necessary dictionary anxiety continuous reliable appreciate realism',
    5: 'university opportunity communication personality imagination evaluation negotiation capitalism',
  },
  es: {
    1: 'sol pan rey hoy muy buey dios bien pues seis guion luz tren fiel',
    2: 'país león agua puerta guerra queso cielo causa baile oír raíz maíz baúl reír peine viuda jueves quiere peor caer ahí aún búho miedo deuda fuego casa libro siglo lengua viernes nueve aire siempre tiempo lluvia quince rubio fuiste traer día río tía ruido ciudad canción lección',
    3: 'poeta cuidado abuelo guitarra teatro camino ciudades estudio familia historia ahora alcohol maíces oído caído leído vivía tenía sería poema prohíbe cohete zapato ventana pingüino vergüenza cigüeña jesuita museo paseo toalla héroe construido farmacia invierno bilingüe continuo abuela dirección',
    4: 'poesía océano todavía almohada aéreo lingüística vehículo policía alegría compañía energía europeo importante gasolina primavera diferente continúe período bicicleta teléfono caótico librería tubería murciélago',
    5: 'filosofía economía fotografía geografía matemática universidad aeropuerto aeroplano',
  },
  de: {
    1: 'haus baum vier fünf raum schön wein heu mai brief see boot haar schrei pfau herbst quark',
    2: 'feuer bauer eier neue treue schule kinder idee kaffee allee leute häuser bäume sehen ruhe frauen freier reise liebe spielen wasser zeitung arbeit vogel tiere feier euer duell geehrt qualle quelle leise freiheit hoheit mauern ruin mutter garten schiene ziehen',
    3: 'theater museum nation ideen studium januar ruine beenden beachten geändert lehrerin arbeiter station aktuell region poesie melodie batterie wohnungen zeitungen erziehung kinderheim treuere feuerwehr bauernhof spazieren elefant banane tomate qualität computer meinungen theaters freundschaften beurteilt ferien linie serie studie aktie folie lilie spanien studieren industrie',
    4: 'familie italien jubiläum petroleum nationen stationen akademie materie historie fotografie beurteilen universum ausländerin erzieherin mitarbeiter',
    5: 'akademien individuum universität lokomotive information',
    6: 'universitäten',
  },
  fr: {
    1: 'le je les vent cent dent table chante parlent quatre langue nuit huit pluie rue joue vie œil août paon eau homme femme livre monde blanc guerre que qui yeux lieu ciel soeur deux blanche aiment rouge',
    2: 'idée année musée poème maïs naïf noël théâtre pigeon voyage payer pays crayon moment souvent argent client cruel nuage crier musique maison enfant chanter parler école jardin bonjour fenêtre histoire chaos content réel soleil famille travail ouvert prière rapide chapeau oiseau monsieur langage patient présent héros',
    3: 'poésie océan création cacao oasis réunion aérer février oublier éléphant animal chocolat vêtement musicien magasin liberté vérité restaurant parlement président évident différent déjeuner médecin énergie camarade élégance cinéma numéro difficile paresseuse populaire lycéen électrique',
    4: 'aéroport européen situation télévision information mathématiques appartenir boulangerie animation économie intelligence bibliothèque littérature appartement intelligent',
    5: 'université immédiatement évaluation internationale difficilement naturellement',
  },
  tr: {
    1: 'su ev el kuş dağ göz türk yurt kırk halk at it ot üç beş dört yüz bin kar yaz kış gün ay yıl söz ses yol',
    2: 'kitap okul elma anne baba deniz güneş çiçek şehir köprü ağaç yağmur saat şiir maaş kâğıt rüzgâr hâlâ kalem masa dua fiil beyaz ayak kapı duvar bahçe sokak ırmak orman kedi köpek balık arı inek horoz tavuk ekmek peynir zeytin limon üzüm armut',
    3: 'araba pencere öğretmen merhaba istanbul aile saatler arkadaş kelebek karanfil papatya gökyüzü yıldızlar çocuklar okullar evlerde dünyada domates patates havuçlar biberler kavunlar karpuzlar üzümler elmalar',
    4: 'televizyon bilgisayar pencereler arabalar öğretmenler çalışmalar arkadaşlar istanbullu portakallar kelebekler güneşlenmek ağaçlandır',
    5: 'üniversite okunabilir televizyonlar bilgisayarlar ankaralılar',
    6: 'okunabilirlik üniversiteler',
    7: 'arkadaşlarımızda',
  },
}

const wordsOf = (language: ReadableLanguage) =>
  Object.entries(tables[language]).flatMap(([count, words]) =>
    words.split(' ').map((word) => [word, Number(count)] as const),
  )

describe.each(['en', 'es', 'de', 'fr', 'tr'] as const)('syllables in %s', (language) => {
  it('match the dictionary for every word of the table', () => {
    const words = wordsOf(language)
    expect(words.length).toBeGreaterThanOrEqual(100)
    const wrong = words.filter(([word, count]) => countSyllables(word, language) !== count)
    expect(wrong.map(([word, count]) => `${word}: ${countSyllables(word, language)}, not ${count}`)).toEqual(
      [],
    )
  })

  it('are at least one for any word', () => {
    for (const word of ['', 'x', 'hmm', '42', 'été'.normalize('NFD')])
      expect(countSyllables(word, language)).toBeGreaterThanOrEqual(1)
  })
})
