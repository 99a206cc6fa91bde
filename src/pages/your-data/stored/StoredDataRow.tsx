import { Trash2 } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Messages } from '../messages.en.ts'
import styles from './StoredDataPanel.module.css'

type StoredDataRowProps = {
  readonly name: string
  readonly what: string
  readonly note?: string | undefined
  readonly size: string
  readonly t: Messages['stored']
  /** `undefined` for a placeholder row whose data does not exist yet. */
  readonly onRemove: (() => void) | undefined
}

export const StoredDataRow = ({ name, what, note, size, t, onRemove }: StoredDataRowProps) => (
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
