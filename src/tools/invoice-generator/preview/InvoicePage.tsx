import { ChevronLeft, ChevronRight, Maximize2, Minimize2 } from 'lucide'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { PartName } from '../core/layout/canvas.ts'
import type { PreviewPage } from '../core/worker-messages.ts'
import type { ActivePart } from '../sections/use-form-sections.ts'
import { useTexts } from '../texts.ts'
import { Connector } from './Connector.tsx'
import styles from './InvoicePage.module.css'
import { PageParts } from './PageParts.tsx'
import { PagePicture } from './PagePicture.tsx'
import panel from './PreviewPanel.module.css'
import { showPart } from './show-part.ts'

type InvoicePageProps = {
  readonly shown: PreviewPage
  readonly isLarge: boolean
  readonly part: ActivePart | undefined
  readonly items: readonly string[]
  readonly onPage: (page: number) => void
  readonly onEdit: (name: PartName, item: string) => void
  readonly onEnlarge: () => void
}

/** A page of 612 points is Letter, one of 595 is A4. */
const printPaper = ({ width }: PreviewPage) => (width > 600 ? panel.letter : panel.a4)

/** The page of the invoice, with the part that is being edited outlined and in view. */
export function InvoicePage({ shown, isLarge, part, items, onPage, onEdit, onEnlarge }: InvoicePageProps) {
  const { t } = useTexts()
  const { at, pages: count } = shown
  const [number, pages] = [String(at + 1), String(count)]
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  // A strip would be too small for the whole page.
  const [isEnlarged, setEnlarged] = useState(false)
  const isWhole = isLarge && !isEnlarged

  const placed = shown.page.parts.find(({ name, item }) => name === part?.name && item === part.item)
  // An item with nothing typed is not on the page: it will be where the sums are.
  const near =
    placed ?? (part?.name === 'item' ? shown.page.parts.find(({ name }) => name === 'sums') : undefined)
  const start = shown.starts.find(({ name, item }) => name === part?.name && item === part.item)?.page
  // A part on another page brings its page into view, but the visitor may turn to others.
  const turnTo = useEffectEvent((page: number) => {
    if (page !== at) onPage(page)
  })
  useEffect(() => {
    if (part && start !== undefined) turnTo(start)
  }, [part, start])

  const [x, y, width, height] = [near?.x, near?.y, near?.width, near?.height]
  const atEnd = part?.atEnd ?? false
  useLayoutEffect(() => {
    if (!stage.current || !sheet.current) return
    const scale = sheet.current.clientWidth / shown.width
    const isPlaced = x !== undefined && y !== undefined && width !== undefined && height !== undefined
    showPart(stage.current, isPlaced && !isWhole ? { x, y, width, height } : undefined, { scale, atEnd })
  }, [x, y, width, height, atEnd, isWhole, shown.width])

  return (
    <>
      {count > 1 ? <p className={classNames(panel.print, panel.printNote)}>{t.printPages(pages)}</p> : null}
      {/* Scrolled by keys too: the page is longer than its place. */}
      <section
        ref={stage}
        className={classNames(panel.stage, styles.drawn)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus for the arrow keys
        tabIndex={0}
        aria-label={t.preview}
        data-stage=""
      >
        <div ref={sheet} className={classNames(styles.sheet, isWhole && styles.whole)}>
          <div className={count > 1 ? undefined : classNames(panel.print, printPaper(shown))}>
            <PagePicture shown={shown} label={t.previewLabel(number, pages)} />
          </div>
          <PageParts shown={shown} active={placed} items={items} onEdit={onEdit} />
          {isLarge ? null : (
            <button
              type="button"
              className={styles.cover}
              data-cover=""
              tabIndex={-1}
              aria-hidden="true"
              onPointerDown={(event) => event.preventDefault()}
              onClick={onEnlarge}
            />
          )}
        </div>
      </section>
      <div className={classNames(styles.foot, !isLarge && styles.inStrip)}>
        {count > 1 ? (
          <>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t.previousPage}
              disabled={at === 0}
              onClick={() => onPage(at - 1)}
            >
              <Icon of={ChevronLeft} size={20} />
            </Button>
            <span>{t.previewPage(number, pages)}</span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t.nextPage}
              disabled={at === count - 1}
              onClick={() => onPage(at + 1)}
            >
              <Icon of={ChevronRight} size={20} />
            </Button>
          </>
        ) : null}
        <Button
          size="icon"
          className={styles.zoom}
          aria-label={isWhole ? t.enlargePage : t.wholePage}
          onClick={() => setEnlarged(!isEnlarged)}
        >
          <Icon of={isWhole ? Maximize2 : Minimize2} size={20} />
        </Button>
      </div>
      <Connector part={part} />
    </>
  )
}
