import { useTexts } from '../texts.ts'
import styles from './QuoteText.module.css'
import type { ShownQuote } from './shown.ts'

type QuoteTextProps = {
  readonly quote: ShownQuote
  readonly size: 'large' | 'small'
}

/** A quote with author, work and year; our translations are marked as such and shown with the English text. */
export function QuoteText({ quote, size }: QuoteTextProps) {
  const { t, language } = useTexts()
  const { text, author, source, original } = quote
  // Long quotes have a smaller font, so that all fit the same space.
  const length = text.length > 120 ? 'long' : text.length > 70 ? 'medium' : 'short'
  return (
    <figure className={styles.quote} data-size={size} data-length={length}>
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.source}>
        <strong className={styles.author}>{author}</strong>
        <cite className={styles.work}>{source}</cite>
        {original && size === 'large' ? (
          <span className={styles.original}>
            {t.translatedHere} <q lang={language === 'en' ? undefined : 'en'}>{`“${original}”`}</q>
          </span>
        ) : null}
      </figcaption>
    </figure>
  )
}
