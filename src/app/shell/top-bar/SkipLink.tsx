import { useDictionary } from '../../language/dictionary.ts'
import styles from './SkipLink.module.css'

export function SkipLink() {
  const { t } = useDictionary()
  return (
    <a className={styles.skip} href="#content">
      {t.skip}
    </a>
  )
}
