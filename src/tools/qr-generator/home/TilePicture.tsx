import { site } from '../../../../site.config.ts'
import { encode } from '../../../lib/qr/encode.ts'
import { outline, svgPath } from '../core/drawing/outline.ts'
import styles from './TilePicture.module.css'

/** Modules around the symbol, as readers need them (ISO/IEC 18004). */
const quietZone = 4

/** The code of this site's address. */
export function TilePicture() {
  const encoded = encode(site.origin, { level: 'M' })
  if (!encoded.ok) return null
  const size = encoded.symbol.size + 2 * quietZone
  return (
    <svg
      className={styles.code}
      viewBox={`${-quietZone} ${-quietZone} ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={svgPath(outline(encoded.symbol, 'square'))} />
    </svg>
  )
}
