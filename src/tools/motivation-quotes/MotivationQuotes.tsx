import { Download, Lightbulb, RefreshCw } from 'lucide'
import { visitStored } from '../../platform/settings-in-page.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useSpaceKey } from '../../ui/button/space-key/use-space-key.ts'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { BottomBar } from '../../ui/layout/bottom-bar/BottomBar.tsx'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useSettingsInPage } from '../../ui/use-settings-in-page.ts'
import { QuoteCard } from './cards/QuoteCard.tsx'
import cardStyles from './cards/QuoteCards.module.css'
import { quotes, sampleQuotes } from './core/quotes.ts'
import { useFavourites } from './favourites.ts'
import styles from './MotivationQuotes.module.css'
import type { Messages } from './messages.en.ts'
import { Poster } from './poster/Poster.tsx'
import { PosterSettings } from './poster/PosterSettings.tsx'
import { type PosterChoice, stored as storedPoster, usePosterChoice } from './poster/stored-poster.ts'
import { usePicture } from './poster/use-picture.ts'
import { QuoteLip } from './quote/QuoteLip.tsx'
import { shownQuote } from './quote/shown.ts'
import { useQuote } from './quote/use-quote.ts'
import { TextsProvider } from './texts.ts'

export default function MotivationQuotes({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const large = useQuote()
  const favourites = useFavourites()
  const [poster, changePoster] = usePosterChoice()
  const { style, shape } = poster
  useSettingsInPage<PosterChoice>('motivation-quotes', {
    settings: poster,
    visit: visitStored(storedPoster),
    choose: changePoster,
  })
  const quote = large.id === undefined ? undefined : shownQuote(large.id, t)
  const picture = usePicture(quote, shape, style, t)
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
          <>
            {picture.failure ? <Alert title={picture.failure} onDismiss={picture.dismissFailure} /> : null}
            <Poster
              quote={quote}
              isChosen={quote !== undefined && !large.isOfToday}
              style={style}
              shape={shape}
              onSwipe={next}
            />
          </>
        }
        lip={
          <QuoteLip
            large={large}
            quote={quote}
            picture={picture}
            onBack={() => {
              large.backToToday()
              announce(t.backToToday)
            }}
          />
        }
        action={
          <BottomBar>
            <div className={styles.action}>
              <Button disabled={!quote} onClick={next}>
                <Icon of={RefreshCw} size={18} />
                {t.newQuote}
              </Button>
              <Button variant="primary" disabled={!quote} onClick={picture.download}>
                <Icon of={Download} size={18} />
                {t.download}
              </Button>
            </div>
          </BottomBar>
        }
        settings={
          <>
            <PosterSettings style={style} shape={shape} onChange={changePoster} />
            {quote?.original ? (
              <p className={styles.original}>
                {t.translatedHere} <q lang={language === 'en' ? undefined : 'en'}>{`“${quote.original}”`}</q>
              </p>
            ) : null}
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
