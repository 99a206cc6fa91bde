import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import styles from './Field.module.css'

type FieldProps = {
  readonly label: string
  /** Id of the labelled control. */
  readonly id: string
  readonly className?: string | undefined
  /** The control with its hint or error. */
  readonly children: ReactNode
}

/** A control below its label. */
export function Field({ label, id, className, children }: FieldProps) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
    </div>
  )
}
