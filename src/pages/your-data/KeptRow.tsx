import { Trash2 } from 'lucide'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './KeptPanel.module.css'
import type { Messages } from './messages.en.ts'

type KeptRowProps = {
  readonly name: string
  readonly what: string
  readonly note?: string | undefined
  readonly size: string
  readonly t: Messages['kept']
  /** `undefined`: it is not there yet, and its row keeps the place. */
  readonly onRemove: (() => void) | undefined
}

export const KeptRow = ({ name, what, note, size, t, onRemove }: KeptRowProps) => (
  <li className={styles.row} data-awaited={onRemove === undefined || undefined}>
    <span className={styles.words}>
      <span className={styles.name}>{name}</span>
      <span className={styles.what}>
        {what}
        {note ? ` (${note})` : ''}
      </span>
    </span>
    <bdi className={styles.size}>{size}</bdi>
    <Button
      variant="quiet"
      aria-label={t.removeNamed(name)}
      disabled={onRemove === undefined}
      onClick={onRemove}
    >
      <Icon of={Trash2} size={18} />
      {t.remove}
    </Button>
  </li>
)
