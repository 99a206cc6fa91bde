import { Maximize2 } from 'lucide'
import type { Language } from '../../../lib/text/i18n.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Messages } from '../messages.en.ts'
import { FavouriteButton } from '../quote/FavouriteButton.tsx'
import { QuoteText } from '../quote/QuoteText.tsx'
import { quotation, type ShownQuote } from '../quote/shown.ts'
import styles from './QuoteCards.module.css'

type QuoteCardProps = {
  readonly t: Messages
  readonly language: Language
  readonly quote: ShownQuote
  readonly onShow: (id: number) => void
}

export function QuoteCard({ t, language, quote, onShow }: QuoteCardProps) {
  const { id, author } = quote
  return (
    <li className={styles.card}>
      <QuoteText t={t} language={language} quote={quote} size="small" />
      <div className={styles.actions}>
        <CopyButton label={t.copy} name={t.copyOf(author)} copy={quotation(quote)} variant="quiet" iconOnly />
        <FavouriteButton t={t} quote={quote} iconOnly />
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
