import { useLayoutEffect, useRef } from 'react'
import { type PosterShape, quoteSize } from '../core/poster-layout.ts'
import type { PosterStyle } from '../core/poster-styles.ts'
import type { ShownQuote } from '../quote/shown.ts'
import { useTexts } from '../texts.ts'
import styles from './Poster.module.css'
import { useSwipe } from './use-swipe.ts'

type PosterProps = {
  /** `undefined` until the quote of the day is known. */
  readonly quote: ShownQuote | undefined
  /** Another quote than that of the day. */
  readonly isChosen: boolean
  readonly shape: PosterShape
  readonly style: PosterStyle
  readonly onSwipe: () => void
}

/**
 * The quote as it will be in the picture, as large as the window allows. The prerendered poster is empty until
 * `fillPoster` or hydration fills it: what differs then is no fault.
 */
export function Poster({ quote, isChosen, shape, style, onSwipe }: PosterProps) {
  const { t } = useTexts()
  const swipe = useSwipe(onSwipe)
  return (
    <section className={styles.stage} aria-label={t.large}>
      <div
        suppressHydrationWarning
        className={styles.poster}
        data-shape={quote && shape}
        data-look={quote && style}
        {...swipe}
      >
        <PosterText key={isChosen ? quote?.id : 'today'} quote={quote} shape={shape} isChosen={isChosen} />
        <span aria-hidden="true" className={styles.site}>
          Toolnook
        </span>
      </div>
    </section>
  )
}

type PosterTextProps = Pick<PosterProps, 'quote' | 'isChosen' | 'shape'>

function PosterText({ quote, isChosen, shape }: PosterTextProps) {
  const block = useRef<HTMLQuoteElement>(null)
  const text = quote?.text
  // The content security policy refuses style attributes.
  useLayoutEffect(() => {
    if (text !== undefined) block.current?.style.setProperty('--size', String(quoteSize(text, shape)))
  }, [text, shape])
  return (
    <figure className={styles.content} data-chosen={isChosen || undefined}>
      <blockquote ref={block} suppressHydrationWarning className={styles.text}>
        {text ?? ''}
      </blockquote>
      <figcaption className={styles.caption}>
        <strong suppressHydrationWarning className={styles.author}>
          {quote?.author ?? ''}
        </strong>
        <cite suppressHydrationWarning className={styles.source}>
          {quote?.source ?? ''}
        </cite>
      </figcaption>
    </figure>
  )
}
