import { Figure } from '../../ui/article/prose/Figure.tsx'
import styles from './Anatomy.module.css'
import { AnatomyDrawing } from './AnatomyDrawing.tsx'
import type { Messages } from './messages.en.ts'

/** A valid code, with the parts that a scanner looks for. */
export function Anatomy({ t }: { readonly t: Messages['anatomy'] }) {
  return (
    <Figure caption={t.caption}>
      <div className={styles.pair}>
        <AnatomyDrawing label={t.label} />
        <ol>
          {t.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </div>
    </Figure>
  )
}
