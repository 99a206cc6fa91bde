import type { FoundLanguage } from './language.ts'

const lists: Readonly<Partial<Record<FoundLanguage, string>>> = {
  en: 'a about above after again all also am an and any are as at be because been before being below between both but by can could did do does doing down during each few for from further had has have having he her here hers him his how i if in into is it its itself just me more most my no nor not now of off on once only or other our out over own s same she should so some such t than that the their them then there these they this those through to too under until up upon us very was we were what when where which while who whom why will with would you your',
  tr: 'acaba ama ancak artık aslında az bana bazı belki ben beni benim beri bile bir biri biraz biz bizim bu buna bunda bundan bunlar bunu bunun burada çok çünkü da daha de değil diye dolayı en fakat falan gibi hem hep hepsi her hiç için ile ise işte kadar ki kim kimse mı mi mu mü nasıl ne neden nerede niye o olan olarak oldu olduğu olur on ona ondan onlar onu onun orada oysa öyle pek rağmen sadece sanki sen siz sonra şey şimdi şu şöyle tüm ve veya var ya yani yine yok zaten',
  de: 'aber alle als also am an auch auf aus bei bin bis bist da damit das dass dein dem den der des die dies diese doch dort du durch ein eine einem einen einer eines er es für hat hatte ich ihm ihn ihr ihre im in ist ja kann kein keine man mein mich mir mit muss nach nicht noch nun nur ob oder ohne sehr sein seine sich sie sind so über um und uns unter vom von vor war waren was weil wenn wer werden wie wieder wir wird wo zu zum zur',
  es: 'a al algo algunos ante antes como con contra cual cuando de del desde donde durante e el ella ellas ellos en entre era es esa ese eso esta está este esto estos fue ha han hasta hay la las le les lo los más me mi mucho muy nada ni no nos o otra otro para pero poco por porque que qué quien se ser si sí sin sobre son su sus también te tiene todo todos tu un una uno unos y ya yo',
  fr: 'à au aux avec ce ces cet cette dans de des du elle elles en est et étaient était être eu il ils je la le les leur leurs lui ma mais me mes moi mon ne nos notre nous on ont ou où par pas plus pour qu que qui sa sans se ses si son sont sur ta te tes toi ton tu un une vos votre vous y',
}

/** Words that say little about what a text is about; none for languages without a list. */
export const stopWords = (language: FoundLanguage): ReadonlySet<string> =>
  new Set(lists[language]?.split(' ') ?? [])
