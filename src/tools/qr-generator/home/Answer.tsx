import { encode } from '../../../lib/qr/encode.ts'
import { byLanguage } from '../../../lib/text/by-language.ts'
import type { AnswerProps } from '../../../registry/manifest.ts'
import { outline, svgPath } from '../core/drawing/outline.ts'
import type { Messages } from '../messages.en.ts'
import styles from './Answer.module.css'
import { contentOf } from './content-of.ts'
import type { AnswerMessages } from './messages.en.ts'

/** Modules around the symbol, as readers need them (ISO/IEC 18004). */
const quietZone = 4

/** All in one file: they are shorter than what a request for one of them costs. */
const texts = byLanguage(
  import.meta.glob<AnswerMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)

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
