import { ChevronLeft, ChevronRight, ReceiptText } from 'lucide'
import { memo } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import type { PreviewPage } from '../core/worker-messages.ts'
import { useTexts } from '../texts.ts'
import styles from './PreviewPanel.module.css'
import type { Preview } from './previewer.ts'

type PreviewPanelProps = {
  readonly preview: Preview
  /** Shows a page; the first is 0. */
  readonly onPage: (page: number) => void
}

/** Previews the document one page at a time; rendered only if the page has changed. */
export const PreviewPanel = memo(Pages)

function Pages({ preview, onPage }: PreviewPanelProps) {
  const { t } = useTexts()
  if (preview.state !== 'shown')
    return (
      <Panel title={t.preview}>
        <div className={styles.empty}>
          <Icon of={ReceiptText} size={40} />
          <p>{preview.state === 'failed' ? t.previewFailed : t.previewEmpty}</p>
        </div>
        <p className={classNames(styles.print, styles.printNote)}>{t.printEmpty}</p>
      </Panel>
    )
  const { at, pages: count } = preview.shown
  const [shown, pages] = [String(at + 1), String(count)]
  return (
    <Panel
      title={t.preview}
      actions={
        count > 1 ? (
          <div className={styles.pager}>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t.previousPage}
              disabled={at === 0}
              onClick={() => onPage(at - 1)}
            >
              <Icon of={ChevronLeft} size={20} />
            </Button>
            <span>{t.previewPage(shown, pages)}</span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t.nextPage}
              disabled={at === count - 1}
              onClick={() => onPage(at + 1)}
            >
              <Icon of={ChevronRight} size={20} />
            </Button>
          </div>
        ) : null
      }
    >
      {count > 1 ? <p className={classNames(styles.print, styles.printNote)}>{t.printPages(pages)}</p> : null}
      <div className={count > 1 ? undefined : classNames(styles.print, printPaper(preview.shown))}>
        <PagePicture shown={preview.shown} label={t.previewLabel(shown, pages)} />
      </div>
    </Panel>
  )
}

/** A page of 612 points is Letter, one of 595 is A4. */
const printPaper = ({ width }: PreviewPage) => (width > 600 ? styles.letter : styles.a4)

type PagePictureProps = { readonly shown: PreviewPage; readonly label: string }

function PagePicture({ shown: { width, height, colours, page }, label }: PagePictureProps) {
  return (
    <svg className={styles.page} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <rect className={styles.paper} width={width} height={height} />
      {page.rules.map((rule) => (
        <line
          key={`${rule.x} ${rule.y}`}
          className={rule.strong ? styles.strongRule : styles.rule}
          stroke={rule.strong ? colours.rules : undefined}
          x1={rule.x}
          x2={rule.x + rule.width}
          y1={rule.y}
          y2={rule.y}
        />
      ))}
      {page.pictures.map(({ source, node, ...place }) => (
        <image key={node} {...place} href={source} />
      ))}
      {page.shapes.map(({ x, y, scale, path }) => (
        <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`} d={path} />
      ))}
      {page.texts.map((text) => {
        let x = text.x
        const colour = { text: '#16211c', muted: '#4d5853', accent: colours.text }[text.tone]
        return text.runs.map((run) => {
          const start = x
          x += run.width
          return (
            <text
              key={`${start} ${text.y}`}
              className={styles.text}
              fill={colour}
              stroke={run.outline ? colour : undefined}
              strokeWidth={run.outline}
              x={start}
              y={text.y}
              fontSize={text.style.size}
              fontFamily={`"Invoice ${run.font}", sans-serif`}
              textLength={run.lacking || run.text.trim() === '' ? undefined : run.width}
              lengthAdjust="spacingAndGlyphs"
            >
              {run.text}
            </text>
          )
        })
      })}
    </svg>
  )
}
