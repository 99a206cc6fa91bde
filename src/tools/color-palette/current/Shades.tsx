import { useId, useState } from 'react'
import type { Hex } from '../core/colour/hex.ts'
import { labelOn } from '../core/contrast/page-colours.ts'
import { tintsOf } from '../core/generate/tints.ts'
import { describedHex } from '../swatch/colour-words.ts'
import { Swatch } from '../swatch/Swatch.tsx'
import { useTexts } from '../texts.ts'
import styles from './Shades.module.css'

type ShadesProps = { readonly hex: Hex; readonly onPick: (hex: Hex) => void }

/** The colour from light to dark in eleven steps, of which one is picked; arrow keys step through them. */
export function Shades({ hex, onPick }: ShadesProps) {
  const { t } = useTexts()
  const group = useId()
  // The shades stay those of the first colour while one picks among them: from a pale one the way back would be grey.
  const [origin, setOrigin] = useState(hex)
  const shades = tintsOf(origin)
  if (!shades.some((shade) => shade.hex === hex)) setOrigin(hex)
  return (
    <div role="radiogroup" className={styles.shades} aria-label={t.shadesOf(describedHex(t, origin))}>
      {shades.map(({ name, hex: shade }) => (
        <label
          key={name}
          className={styles.shade}
          title={shade.toUpperCase()}
          data-ink={labelOn(shade) === '#ffffff' ? 'light' : 'dark'}
        >
          <Swatch hex={shade} className={styles.swatch} />
          <input
            type="radio"
            name={group}
            aria-label={describedHex(t, shade)}
            checked={shade === hex}
            onChange={() => onPick(shade)}
          />
        </label>
      ))}
    </div>
  )
}
