import { encode } from '../../../lib/qr/encode.ts'
import type { AnswerProps } from '../../../registry/manifest.ts'
import { outline, svgPath } from '../core/drawing/outline.ts'
import type { Messages } from '../messages.en.ts'
import styles from './Answer.module.css'
import { contentOf } from './content-of.ts'

/** Modules around the symbol, as readers need them (ISO/IEC 18004). */
const quietZone = 4

const texts = {
  en: {
    code: 'QR code',
    size: (size: number) => `${size} × ${size} modules, readable even if 15% is damaged`,
    tooLong: 'Too long for a QR code. Shorten the text.',
  },
  tr: {
    code: 'QR kod',
    size: (size: number) => `${size} × ${size} modül, %15’i zarar görse de okunur`,
    tooLong: 'Bir QR kod için çok uzun. Metni kısaltın.',
  },
}

/** The code of a text, black on white. */
export function Answer({ text, language }: AnswerProps<Messages>) {
  const words = texts[language]
  const content = contentOf(text)
  const encoded = encode(content, { level: 'M' })
  if (!encoded.ok) return <p role="alert">{words.tooLong}</p>
  const { size } = encoded.symbol
  const side = size + 2 * quietZone
  return (
    <div className={styles.answer}>
      <svg
        className={styles.code}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={words.code}
      >
        <path d={svgPath(outline(encoded.symbol, 'square'))} />
      </svg>
      <div className={styles.words}>
        <p className={styles.content}>{content}</p>
        <p className={styles.size}>{words.size(size)}</p>
      </div>
    </div>
  )
}
