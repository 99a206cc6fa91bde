import { GripVertical } from 'lucide'
import { Button } from '../../button/Button.tsx'
import { Icon } from '../../icon/Icon.tsx'
import styles from './SortHandle.module.css'

type SortHandleProps = {
  /** The row's name in announcements. */
  readonly name: string
  /** "Reorder" and the name. */
  readonly label: string
}

/** The handle of a `SortableList` row, for the pointer or Space. */
export function SortHandle({ name, label }: SortHandleProps) {
  return (
    <Button variant="quiet" size="icon" className={styles.handle} aria-label={label} data-sort-name={name}>
      <Icon of={GripVertical} size={18} />
    </Button>
  )
}
