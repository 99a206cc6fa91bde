import { Heart } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { addFavourite, removeFavourite, useFavourites } from '../favourites.ts'
import { useTexts } from '../texts.ts'
import styles from './FavouriteButton.module.css'
import type { ShownQuote } from './shown.ts'

type FavouriteButtonProps = {
  /** `undefined` until the quote of the day is known; the button is then disabled. */
  readonly quote: ShownQuote | undefined
  /** Only the heart icon, where there is little room. */
  readonly iconOnly?: boolean
}

/** Adds a quote to the favourites or removes it; pressed while it is a favourite. */
export function FavouriteButton({ quote, iconOnly = false }: FavouriteButtonProps) {
  const { t } = useTexts()
  const announce = useAnnounce()
  const favourites = useFavourites()
  const isFavourite = quote !== undefined && favourites.includes(quote.id)
  const name = !quote
    ? t.addFavourite
    : isFavourite
      ? t.inFavouritesBy(quote.author)
      : t.addFavouriteBy(quote.author)
  return (
    <Button
      variant={iconOnly ? 'quiet' : 'secondary'}
      size={iconOnly ? 'icon' : 'text'}
      disabled={!quote}
      aria-pressed={isFavourite}
      aria-label={iconOnly ? name : undefined}
      title={iconOnly ? name : undefined}
      className={isFavourite ? styles.favourite : undefined}
      onClick={() => {
        if (!quote) return
        if (isFavourite) removeFavourite(quote.id)
        else addFavourite(quote.id)
        announce(isFavourite ? t.removed : t.inFavourites)
      }}
    >
      <Icon of={Heart} size={18} className={styles.heart} />
      {iconOnly ? null : (
        <span className={styles.labels}>
          <span aria-hidden={isFavourite} className={isFavourite ? styles.invisible : undefined}>
            {t.addFavourite}
          </span>
          <span aria-hidden={!isFavourite} className={isFavourite ? undefined : styles.invisible}>
            {t.inFavourites}
          </span>
        </span>
      )}
    </Button>
  )
}
