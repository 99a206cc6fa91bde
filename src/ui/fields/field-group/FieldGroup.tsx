import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import styles from './FieldGroup.module.css'

type FieldGroupProps = {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Several controls with one label for all. */
export function FieldGroup({ label, className, children }: FieldGroupProps) {
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  )
}
