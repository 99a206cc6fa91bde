import { useLayoutEffect, useRef } from 'react'
import { type PosterShape, quoteSize } from '../core/poster-layout.ts'
import type { ShownQuote } from '../quote/shown.ts'
import { useTexts } from '../texts.ts'
import type { PosterStyle } from './draw-poster.ts'
import styles from './Poster.module.css'
import { useSwipe } from './use-swipe.ts'

type PosterProps = {
  /** `undefined` until the quote of the day is known. */
  readonly quote: ShownQuote | undefined
  readonly shape: PosterShape
  readonly style: PosterStyle
  readonly onSwipe: () => void
}

/** The quote as it will be in the picture, as large as the window allows. */
export function Poster({ quote, shape, style, onSwipe }: PosterProps) {
  const { t } = useTexts()
  const swipe = useSwipe(onSwipe)
  return (
    <section className={styles.stage} aria-label={t.large}>
      {quote ? (
        <div className={styles.poster} data-shape={shape} data-look={style} {...swipe}>
          <PosterText key={quote.id} quote={quote} shape={shape} />
        </div>
      ) : null}
    </section>
  )
}

function PosterText({ quote, shape }: { readonly quote: ShownQuote; readonly shape: PosterShape }) {
  const { text, author, source } = quote
  const block = useRef<HTMLQuoteElement>(null)
  // The content security policy refuses style attributes.
  useLayoutEffect(() => {
    block.current?.style.setProperty('--size', String(quoteSize(text, shape)))
  }, [text, shape])
  return (
    <figure className={styles.content}>
      <blockquote ref={block} className={styles.text}>
        {text}
      </blockquote>
      <figcaption className={styles.caption}>
        <strong className={styles.author}>{author}</strong>
        <cite className={styles.source}>{source}</cite>
      </figcaption>
      <span aria-hidden="true" className={styles.site}>
        Toolnook
      </span>
    </figure>
  )
}
