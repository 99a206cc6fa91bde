import { CalendarDays, Image, RefreshCw } from 'lucide'
import { type PointerEvent, useRef } from 'react'
import { formatDay } from '../../../lib/text/format-day.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { quotes } from '../core/quotes.ts'
import type { PictureStyle } from '../picture/picture.ts'
import { useTexts } from '../texts.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import styles from './LargeQuote.module.css'
import { QuoteText } from './QuoteText.tsx'
import { quotation, type ShownQuote } from './shown.ts'
import type { LargeQuote as Large } from './use-quote.ts'

type LargeQuoteProps = {
  readonly large: Large
  readonly quote: ShownQuote | undefined
  /** The style of its picture while one is made, which it is then shown in. */
  readonly style: PictureStyle | undefined
  readonly onPicture: () => void
  readonly onNext: () => void
  readonly onBack: () => void
}

/** Distance in CSS pixels from which a horizontal movement of a finger is a swipe. */
const swipeDistance = 56

/** Calls back when a finger has moved to either side. The page still scrolls up and down. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<{ readonly x: number; readonly y: number }>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = null
      if (!from) return
      const [across, along] = [Math.abs(clientX - from.x), Math.abs(clientY - from.y)]
      if (across >= swipeDistance && across > 2 * along) onSwipe()
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}

/** One quote, as large as the window allows, with its actions. */
export function LargeQuote({ large, quote, style, onPicture, onNext, onBack }: LargeQuoteProps) {
  const { t, language } = useTexts()
  const swipe = useSwipe(onNext)
  const { day, isOfToday } = large
  const place = quotes.findIndex(({ id }) => id === quote?.id) + 1
  return (
    <section className={styles.large} data-tint="330" data-look={style} aria-label={t.large}>
      <div className={styles.top}>
        <p className={styles.day}>
          {quote && day
            ? isOfToday
              ? t.ofToday(formatDay(day, language))
              : t.place(place, quotes.length)
            : null}
        </p>
        {quote && !isOfToday ? (
          <Button variant="quiet" onClick={onBack}>
            <Icon of={CalendarDays} size={18} />
            {t.backToToday}
          </Button>
        ) : null}
      </div>
      <div className={styles.stage} {...swipe}>
        {quote ? (
          <div key={quote.id} className={styles.entering}>
            <QuoteText quote={quote} size="large" />
          </div>
        ) : null}
      </div>
      <div className={styles.actions}>
        <Button variant={style ? 'secondary' : 'primary'} disabled={!quote} onClick={onNext}>
          <Icon of={RefreshCw} size={18} />
          {t.newQuote}
        </Button>
        <CopyButton label={t.copy} copy={quote ? quotation(quote) : ''} disabled={!quote} />
        <FavouriteButton quote={quote} />
        <Button disabled={!quote} aria-expanded={style !== undefined} onClick={onPicture}>
          <Icon of={Image} size={18} />
          {t.picture}
        </Button>
      </div>
    </section>
  )
}
