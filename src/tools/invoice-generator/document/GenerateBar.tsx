import { Download, RotateCw } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { CancelSlow } from '../../../ui/job/CancelSlow.tsx'
import { latePart } from '../../../ui/late-part.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar/BottomBar.tsx'
import type { Amounts } from '../core/amounts/amounts.ts'
import { formatsFor } from '../core/amounts/formats.ts'
import { hasNames, type Invoice } from '../core/invoice/invoice.ts'
import type { Preview } from '../preview/previewer.ts'
import { useTexts } from '../texts.ts'
import styles from './GenerateBar.module.css'
import type { Generation, InvoiceDocument } from './generation.ts'
import { namesNeededId } from './SummaryPanel.tsx'

/** Needed only once something is typed. */
const PageMiniature = latePart(async () => (await import('../preview/PageMiniature.tsx')).PageMiniature)

type GenerateBarProps = {
  readonly invoice: Invoice
  readonly amounts: Amounts
  readonly generation: Generation
  readonly onGenerate: () => void
  readonly onCancel: () => void
  readonly onSave: (document: InvoiceDocument) => void
  /** The page, once there is one. */
  readonly preview: Preview
  /** Scrolls to the page. */
  readonly onThumbnail: () => void
}

/** The total and the button that creates the document. */
export function GenerateBar({ invoice, amounts, generation, preview, ...on }: GenerateBarProps) {
  const { t, language } = useTexts()
  const working = generation.state === 'working'
  const done = generation.state === 'done'
  const named = hasNames(invoice)
  return (
    <BottomBar
      data-invoice-bar=""
      // The page is in view then, and two buttons need its place, so that the bar stays one line.
      thumbnail={
        working || done ? null : (
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t.toPage}
            disabled={preview.state !== 'shown'}
            onClick={on.onThumbnail}
          >
            {preview.state === 'shown' ? <PageMiniature shown={preview.shown} /> : null}
          </button>
        )
      }
      figure={formatsFor(language).money(amounts.total, invoice.currency)}
      detail={t.total}
    >
      <Button
        variant={done ? 'secondary' : 'primary'}
        disabled={!named}
        busy={working}
        className={done ? styles.narrow : undefined}
        aria-describedby={named ? undefined : namesNeededId}
        onClick={on.onGenerate}
      >
        {working ? <Spinner /> : null}
        {done ? <Icon of={RotateCw} size={18} className={styles.again} /> : null}
        <span>{working ? t.generating : t.generate}</span>
      </Button>
      {working ? <CancelSlow onCancel={on.onCancel} className={styles.narrow} /> : null}
      {generation.state === 'done' ? (
        <Button variant="primary" className={styles.next} onClick={() => on.onSave(generation.result)}>
          <Icon of={Download} size={18} />
          {t.saveAgain}
        </Button>
      ) : null}
    </BottomBar>
  )
}
