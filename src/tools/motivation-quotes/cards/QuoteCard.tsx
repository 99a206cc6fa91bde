import { Maximize2 } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FavouriteButton } from '../quote/FavouriteButton.tsx'
import { QuoteText } from '../quote/QuoteText.tsx'
import { quotation, type ShownQuote } from '../quote/shown.ts'
import { useTexts } from '../texts.ts'
import styles from './QuoteCards.module.css'

type QuoteCardProps = {
  readonly quote: ShownQuote
  readonly onShow: (id: number) => void
}

export function QuoteCard({ quote, onShow }: QuoteCardProps) {
  const { t } = useTexts()
  const { id, author } = quote
  return (
    <li className={styles.card}>
      <QuoteText quote={quote} />
      <div className={styles.actions}>
        <CopyButton label={t.copy} name={t.copyOf(author)} copy={quotation(quote)} variant="quiet" iconOnly />
        <FavouriteButton quote={quote} iconOnly />
        <Button
          variant="quiet"
          size="icon"
          aria-label={t.show(author)}
          title={t.show(author)}
          onClick={() => onShow(id)}
        >
          <Icon of={Maximize2} size={18} />
        </Button>
      </div>
    </li>
  )
}
