import { LoaderCircle } from 'lucide'
import { Icon } from '../../icon/Icon.tsx'
import styles from './Spinner.module.css'

/** Something is being worked on: stands before the words of a button that says what. */
export function Spinner() {
  return <Icon of={LoaderCircle} size={18} className={styles.spinner} />
}
