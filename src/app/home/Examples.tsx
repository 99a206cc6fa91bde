import { tools } from '../../registry/entries.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useCatalog } from '../catalog/texts.ts'
import styles from './Examples.module.css'

/** Texts to try, each of a tool that answers it. The field takes a pressed one, also before this is hydrated. */
export function Examples() {
  const { t, card } = useCatalog()
  return (
    <div className={styles.examples}>
      <p className={styles.head}>
        <strong className={styles.title}>{t.examples.title}</strong> {t.examples.hint}
      </p>
      <div className={styles.texts}>
        {tools.map(({ id }) => {
          const text = card(id).example
          return text === undefined ? null : (
            <Button key={id} className={styles.text} data-example={text}>
              {text}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
