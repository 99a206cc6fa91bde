import { Heart } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { addFavourite, removeFavourite, useFavourites } from '../favourites.ts'
import type { Messages } from '../messages.en.ts'
import styles from './FavouriteButton.module.css'
import type { ShownQuote } from './shown.ts'

type FavouriteButtonProps = {
  readonly t: Messages
  /** None as long as the day's quote is not known: the button keeps its place. */
  readonly quote: ShownQuote | undefined
  /** Only the heart, where there is little room. */
  readonly iconOnly?: boolean
}

/** Keeps a quote, or lets it go: pressed while it is kept. */
export function FavouriteButton({ t, quote, iconOnly = false }: FavouriteButtonProps) {
  const announce = useAnnounce()
  const favourites = useFavourites()
  const kept = quote !== undefined && favourites.includes(quote.id)
  const name = quote && (kept ? t.keptOf(quote.author) : t.keepOf(quote.author))
  return (
    <Button
      variant={iconOnly ? 'quiet' : 'secondary'}
      size={iconOnly ? 'icon' : 'text'}
      disabled={!quote}
      aria-pressed={kept}
      aria-label={iconOnly ? name : undefined}
      title={iconOnly ? name : undefined}
      className={kept ? styles.kept : undefined}
      onClick={() => {
        if (!quote) return
        if (kept) removeFavourite(quote.id)
        else addFavourite(quote.id)
        announce(kept ? t.removed : t.kept)
      }}
    >
      <Icon of={Heart} size={18} className={styles.heart} />
      {iconOnly ? null : (
        <span className={styles.labels}>
          <span aria-hidden={kept} className={kept ? styles.invisible : undefined}>
            {t.keep}
          </span>
          <span aria-hidden={!kept} className={kept ? undefined : styles.invisible}>
            {t.kept}
          </span>
        </span>
      )}
    </Button>
  )
}
