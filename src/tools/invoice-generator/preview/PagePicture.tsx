import { memo } from 'react'
import type { PreviewPage } from '../core/worker-messages.ts'
import styles from './PagePicture.module.css'

type PagePictureProps = { readonly shown: PreviewPage; readonly label: string }

/** One page of the document, drawn from the layout that the document is written from. */
export const PagePicture = memo(Picture)

function Picture({ shown: { width, height, colours, page }, label }: PagePictureProps) {
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
