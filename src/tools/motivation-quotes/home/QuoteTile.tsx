import { today } from '../../../platform/time/today.ts'
import { useStore } from '../../../ui/use-store.ts'
import { quoteOfDay } from '../core/quote-of-day.ts'
import { quoteOf } from '../core/quotes.ts'
import styles from './QuoteTile.module.css'

/** Shown until the day is known: the prerendered page has no day. */
const first = 1

type QuoteTileProps = {
  /** Texts in another language than that of the list, by id. */
  readonly translations?: Readonly<Record<number, { readonly text: string; readonly author: string }>>
}

/** The quote of the day. */
export function QuoteTile({ translations }: QuoteTileProps) {
  const day = useStore(today, undefined)
  const id = day === undefined ? first : quoteOfDay(day)
  const { text, author } = translations?.[id] ?? quoteOf(id)
  return (
    <blockquote className={styles.quote} data-length={text.length > 110 ? 'long' : 'short'}>
      <p>{text}</p>
      <cite className={styles.author}>{author}</cite>
    </blockquote>
  )
}
