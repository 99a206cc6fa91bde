import { byLanguage } from '../../../lib/text/by-language.ts'
import type { TileProps } from '../../../registry/manifest.ts'
import { Landscape } from '../../../ui/landscape/Landscape.tsx'
import type { TileMessages } from './messages.en.ts'
import styles from './TilePicture.module.css'

const texts = byLanguage(
  import.meta.glob<TileMessages>('./messages.*.ts', { eager: true, import: 'messages' }),
)

/** A picture with a slider between its two halves. */
export function TilePicture({ language }: TileProps) {
  const { before, after } = texts[language]
  return (
    <div className={styles.picture} aria-hidden="true">
      <Landscape className={styles.drawing} />
      <span className={styles.slider} />
      <span className={styles.before}>{before}</span>
      <span className={styles.after}>{after}</span>
    </div>
  )
}
