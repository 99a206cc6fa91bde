import type { Hex } from '../core/colour/hex.ts'
import { Swatch } from '../swatch/Swatch.tsx'
import styles from './Strip.module.css'

/** The colours of a palette side by side; decorative, as the values are listed elsewhere. */
export function Strip({ hexes }: { readonly hexes: readonly Hex[] }) {
  return (
    <span className={styles.strip}>
      {hexes.map((hex, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: colours may repeat, and positions are fixed
        <Swatch key={index} hex={hex} />
      ))}
    </span>
  )
}
