import { memo } from 'react'
import type { PreviewPage } from '../core/worker-messages.ts'
import styles from './PageMiniature.module.css'

/** The page in 48 pixels: its lines of text as bars, which is all that can be seen of them. */
export const PageMiniature = memo(Miniature)

function Miniature({ shown: { width, height, page, colours } }: { readonly shown: PreviewPage }) {
  return (
    <svg className={styles.miniature} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {page.pictures.map(({ source, node, ...place }) => (
        <image key={node} {...place} href={source} />
      ))}
      {page.texts.map(({ x, y, width: length, style: { size, bold } }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y - size * 0.75}
          width={length}
          height={size * 0.8}
          fill={bold ? colours.text : '#47534d'}
        />
      ))}
    </svg>
  )
}
