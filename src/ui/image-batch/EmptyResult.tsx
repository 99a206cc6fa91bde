import { Images } from 'lucide'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './EmptyResult.module.css'

type EmptyResultProps = {
  readonly title: string
  readonly hint: string
  readonly sample: string
  readonly onSample: () => void
}

/** Where the result will be, before there is one. */
export function EmptyResult({ title, hint, sample, onSample }: EmptyResultProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.ghost}>
        <Icon of={Images} size={40} />
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{hint}</p>
      <Button variant="quiet" className={styles.sample} onClick={onSample}>
        {sample}
      </Button>
    </div>
  )
}
