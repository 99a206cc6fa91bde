import { CalendarDays, Image, RefreshCw } from 'lucide'
import { useState } from 'react'
import { formatDay } from '../../../lib/text/format-day.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { quotes } from '../core/quotes.ts'
import { PictureMaker } from '../picture/PictureMaker.tsx'
import { useTexts } from '../texts.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import styles from './LargeQuote.module.css'
import { QuoteText } from './QuoteText.tsx'
import { quotation, type ShownQuote } from './shown.ts'
import type { LargeQuote as Large } from './use-quote.ts'

type LargeQuoteProps = {
  readonly large: Large
  readonly quote: ShownQuote | undefined
  readonly onNext: () => void
  readonly onBack: () => void
}

/** One quote in full width with its actions. */
export function LargeQuote({ large, quote, onNext, onBack }: LargeQuoteProps) {
  const { t, language } = useTexts()
  const [picture, setPicture] = useState(false)
  const { day, isOfToday } = large
  const place = quotes.findIndex(({ id }) => id === quote?.id) + 1
  return (
    <section className={styles.large} data-tint="330" aria-label={t.large}>
      <p className={styles.day}>
        {quote && day
          ? isOfToday
            ? t.ofToday(formatDay(day, language))
            : t.place(place, quotes.length)
          : null}
      </p>
      <div className={styles.stage}>
        {quote ? (
          <div key={quote.id} className={styles.entering}>
            <QuoteText quote={quote} size="large" />
          </div>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button variant="primary" disabled={!quote} onClick={onNext}>
          <Icon of={RefreshCw} size={18} />
          {t.newQuote}
        </Button>
        <CopyButton label={t.copy} copy={quote ? quotation(quote) : ''} disabled={!quote} />
        <FavouriteButton quote={quote} />
        <Button disabled={!quote} aria-expanded={picture} onClick={() => setPicture(!picture)}>
          <Icon of={Image} size={18} />
          {t.picture}
        </Button>
        {quote && !isOfToday ? (
          <Button variant="quiet" onClick={onBack}>
            <Icon of={CalendarDays} size={18} />
            {t.backToToday}
          </Button>
        ) : null}
      </div>
      {quote && picture ? <PictureMaker quote={quote} /> : null}
    </section>
  )
}
