import type { Hex } from '../core/colour/hex.ts'
import { Swatch } from '../Swatch.tsx'
import styles from './Strip.module.css'

/** The colours of a palette side by side; decoration beside their values. */
export function Strip({ hexes }: { readonly hexes: readonly Hex[] }) {
  return (
    <span className={styles.strip}>
      {hexes.map((hex, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may hold the same colour twice, and places are fixed
        <Swatch key={index} hex={hex} />
      ))}
    </span>
  )
}
