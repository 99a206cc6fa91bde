import styles from './QuoteText.module.css'
import type { ShownQuote } from './shown.ts'

/** A quote with author, work and year. */
export function QuoteText({ quote }: { readonly quote: ShownQuote }) {
  const { text, author, source } = quote
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.source}>
        <strong className={styles.author}>{author}</strong>
        <cite className={styles.work}>{source}</cite>
      </figcaption>
    </figure>
  )
}
