import { ChevronLeft, ChevronRight, ReceiptText } from 'lucide'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import type { LaidPage, Layout } from './core/canvas.ts'
import type { Messages } from './messages.en.ts'
import styles from './PreviewPanel.module.css'
import type { Preview } from './previewer.ts'

type PreviewPanelProps = { readonly t: Messages; readonly preview: Preview }

/** The pages as the document will have them. */
export function PreviewPanel({ t, preview }: PreviewPanelProps) {
  const [wanted, setWanted] = useState(0)
  if (preview.state !== 'shown')
    return (
      <Panel title={t.preview}>
        <div className={styles.empty}>
          <Icon of={ReceiptText} size={40} />
          <p>{preview.state === 'failed' ? t.previewFailed : t.previewEmpty}</p>
        </div>
      </Panel>
    )
  const { layout } = preview
  const count = layout.pages.length
  const at = Math.min(wanted, count - 1)
  const page = layout.pages[at]
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
              onClick={() => setWanted(at - 1)}
            >
              <Icon of={ChevronLeft} size={20} />
            </Button>
            <span>{t.previewPage(shown, pages)}</span>
            <Button
              variant="quiet"
              size="icon"
              aria-label={t.nextPage}
              disabled={at === count - 1}
              onClick={() => setWanted(at + 1)}
            >
              <Icon of={ChevronRight} size={20} />
            </Button>
          </div>
        ) : null
      }
    >
      {page ? <PagePicture layout={layout} page={page} label={t.previewLabel(shown, pages)} /> : null}
    </Panel>
  )
}

type PagePictureProps = { readonly layout: Layout; readonly page: LaidPage; readonly label: string }

function PagePicture({ layout, page, label }: PagePictureProps) {
  return (
    <svg
      className={styles.page}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label={label}
    >
      <rect className={styles.paper} width={layout.width} height={layout.height} />
      {page.rules.map((rule) => (
        <line
          key={`${rule.x} ${rule.y}`}
          className={rule.strong ? styles.strongRule : styles.rule}
          stroke={rule.strong ? layout.colours.rules : undefined}
          x1={rule.x}
          x2={rule.x + rule.width}
          y1={rule.y}
          y2={rule.y}
        />
      ))}
      {page.pictures.map(({ x, y, width, height, source }) => (
        <image key={`${x} ${y}`} x={x} y={y} width={width} height={height} href={source} />
      ))}
      {page.shapes.map(({ x, y, scale, path }) => (
        <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`} d={path} />
      ))}
      {page.texts.map((text) => {
        let x = text.x
        return text.runs.map((run) => {
          const start = x
          x += run.width
          return (
            <text
              key={`${start} ${text.y}`}
              className={styles.text}
              fill={{ text: '#16211c', muted: '#4d5853', accent: layout.colours.text }[text.tone]}
              x={start}
              y={text.y}
              fontSize={text.style.size}
              fontFamily={`"Invoice ${run.font}", sans-serif`}
              textLength={run.text.trim() === '' ? undefined : run.width}
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
