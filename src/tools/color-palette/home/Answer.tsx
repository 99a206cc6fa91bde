import { contrastRatio, parseHex } from '../../../lib/contrast.ts'
import type { AnswerProps } from '../../../registry/manifest.ts'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import type { Messages } from '../messages.en.ts'
import { nearestColourName } from '../swatch/colour-words.ts'
import styles from './Answer.module.css'
import { paletteOfText } from './palette-of-text.ts'

/** Five colours from the one that was typed, each to copy. */
export function Answer({ text, t }: AnswerProps<Messages>) {
  return (
    <ul className={styles.colours}>
      {(paletteOfText(text) ?? []).map((hex) => {
        const colour = parseHex(hex)
        const ink =
          contrastRatio(colour, [0, 0, 0]) >= contrastRatio(colour, [255, 255, 255]) ? '#000' : '#fff'
        return (
          <li key={hex} className={styles.colour} style={{ background: hex, color: ink }}>
            <CopyButton
              variant="quiet"
              label={hex.toUpperCase()}
              name={t.copyValue(hex.toUpperCase())}
              copy={hex.toUpperCase()}
              className={styles.copy}
            />
            <span className={styles.name}>{nearestColourName(t, hex)}</span>
          </li>
        )
      })}
    </ul>
  )
}
