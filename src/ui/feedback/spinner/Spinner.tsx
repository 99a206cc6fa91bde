import { LoaderCircle } from 'lucide'
import { Icon } from '../../icon/Icon.tsx'
import styles from './Spinner.module.css'

/** A busy indicator before the label of a button that names the work. */
export function Spinner() {
  return <Icon of={LoaderCircle} size={18} className={styles.spinner} />
}
