import { Lightbulb } from 'lucide'
import { useState } from 'react'
import type { PageProps } from '../../registry/manifest.ts'
import { useSpaceKey } from '../../ui/button/space-key/use-space-key.ts'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { QuoteCard } from './cards/QuoteCard.tsx'
import cardStyles from './cards/QuoteCards.module.css'
import { quotes, sampleQuotes } from './core/quotes.ts'
import { useFavourites } from './favourites.ts'
import styles from './MotivationQuotes.module.css'
import type { Messages } from './messages.en.ts'
import { PictureMaker } from './picture/PictureMaker.tsx'
import type { PictureStyle } from './picture/picture.ts'
import { LargeQuote } from './quote/LargeQuote.tsx'
import { shownQuote } from './quote/shown.ts'
import { useQuote } from './quote/use-quote.ts'
import { TextsProvider } from './texts.ts'

export default function MotivationQuotes({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const large = useQuote()
  const favourites = useFavourites()
  const [isMaking, setMaking] = useState(false)
  const [style, setStyle] = useState<PictureStyle>('paper')
  const quote = large.id === undefined ? undefined : shownQuote(large.id, t)
  const announceQuote = (id: number | undefined) => {
    if (id === undefined) return
    const { text, author } = shownQuote(id, t)
    announce(`${text} ${author}`)
  }
  const show = (id: number) => {
    large.show(id)
    announceQuote(id)
    document.querySelector('h1')?.scrollIntoView({ block: 'start' })
  }
  const next = () => announceQuote(large.next())
  useSpaceKey(() => {
    if (quote) next()
  })
  const card = (id: number) => <QuoteCard key={id} quote={shownQuote(id, t)} onShow={show} />
  /** One tip per day of the month. */
  const tip = large.day && t.tips[Number(large.day.slice(8)) - 1]

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        result={
          <LargeQuote
            large={large}
            quote={quote}
            style={isMaking ? style : undefined}
            onPicture={() => setMaking(!isMaking)}
            onNext={next}
            onBack={() => {
              large.backToToday()
              announce(t.backToToday)
            }}
          />
        }
        settings={
          <>
            {quote && isMaking ? <PictureMaker quote={quote} style={style} onStyle={setStyle} /> : null}
            <section className={styles.tip} aria-labelledby="daily-tip">
              <Icon of={Lightbulb} size={22} className={styles.bulb} />
              <div>
                <h2 id="daily-tip" className={styles.tipTitle}>
                  {t.tip}
                </h2>
                <p className={styles.tipText}>{tip}</p>
              </div>
            </section>
            <Panel title={t.favourites(favourites.length)}>
              {favourites.length > 0 ? (
                <ul className={cardStyles.cards} data-tint="330">
                  {favourites.map(card)}
                </ul>
              ) : (
                <p className={cardStyles.empty}>{t.noFavourites}</p>
              )}
            </Panel>
          </>
        }
        below={
          <>
            <Panel title={t.samples}>
              <ul className={cardStyles.cards} data-tint="330">
                {sampleQuotes.map(({ id }) => card(id))}
              </ul>
            </Panel>
            <Panel title={t.about}>
              <p className={styles.about}>{t.aboutText(quotes.length)}</p>
            </Panel>
          </>
        }
      />
    </TextsProvider>
  )
}
