import { X } from 'lucide'
import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './ModalSheet.module.css'
import { useModal } from './use-modal.ts'

type ModalSheetProps = {
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Selects the control that opens it. */
  readonly opener: string
  /** Says where the sheet is and how large. */
  readonly className: string | undefined
  /** The content below the bar; it scrolls by itself. */
  readonly children: ReactNode
}

/** A modal sheet with a bar of its title and a button that closes it. The page behind does not scroll. */
export function ModalSheet({ title, closeLabel, onClose, opener, className, children }: ModalSheetProps) {
  const { dialogProps, close } = useModal({ onClose, opener })
  return (
    <dialog {...dialogProps} className={classNames(styles.sheet, className)} aria-label={title}>
      <div className={styles.bar}>
        <p className={styles.title}>{title}</p>
        <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={close}>
          <Icon of={X} size={22} />
        </Button>
      </div>
      {children}
    </dialog>
  )
}
