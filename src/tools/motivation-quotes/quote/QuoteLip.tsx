import { CalendarDays, Image, Share2 } from 'lucide'
import { formatDay } from '../../../lib/text/format-day.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Next } from '../../../ui/layout/next/Next.tsx'
import { quotes } from '../core/quotes.ts'
import type { Picture } from '../poster/use-picture.ts'
import { useTexts } from '../texts.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import styles from './QuoteLip.module.css'
import { quotation, type ShownQuote } from './shown.ts'
import type { LargeQuote } from './use-quote.ts'

type QuoteLipProps = {
  readonly large: LargeQuote
  readonly quote: ShownQuote | undefined
  readonly picture: Picture
  readonly onBack: () => void
}

/** Which quote it is, the way back to today's, and what else to do with it. */
export function QuoteLip({ large, quote, picture, onBack }: QuoteLipProps) {
  const { t, language } = useTexts()
  const { day, isOfToday } = large
  const place = quotes.findIndex(({ id }) => id === quote?.id) + 1
  return (
    <>
      <p className={styles.place}>
        {quote && day
          ? isOfToday
            ? t.ofToday(formatDay(day, language))
            : t.place(place, quotes.length)
          : null}
      </p>
      {quote && !isOfToday ? (
        <Button
          variant="quiet"
          className={styles.back}
          aria-label={t.backToToday}
          title={t.backToToday}
          onClick={onBack}
        >
          <Icon of={CalendarDays} size={18} />
          <span className={styles.word}>{t.backToToday}</span>
        </Button>
      ) : null}
      <div className={styles.actions}>
        <CopyButton
          label={t.copy}
          copy={quote ? quotation(quote) : ''}
          disabled={!quote}
          className={styles.copy}
          variant="quiet"
        />
        <CopyButton
          label={t.copyPicture}
          name={t.copyPicture}
          icon={Image}
          iconOnly
          variant="quiet"
          copy={picture.copy}
          otherwise="download"
          disabled={!quote}
        />
        {picture.share ? (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t.share}
            title={t.share}
            disabled={!quote}
            onClick={picture.share}
          >
            <Icon of={Share2} size={18} />
          </Button>
        ) : null}
        <FavouriteButton quote={quote} iconOnly />
      </div>
      <div className={styles.next}>
        <Next
          contents={
            quote
              ? [
                  {
                    kind: 'files',
                    types: ['image/png'],
                    count: 1,
                    isPage: true,
                    read: async () => ({ files: [await picture.file()] }),
                  },
                  { kind: 'text', types: ['text/plain'], count: 1, read: () => ({ text: quotation(quote) }) },
                ]
              : []
          }
        />
      </div>
    </>
  )
}
