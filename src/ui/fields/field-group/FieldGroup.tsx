import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import styles from './FieldGroup.module.css'

type FieldGroupProps = {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A group of controls with one label. */
export function FieldGroup({ label, className, children }: FieldGroupProps) {
  return (
    <fieldset className={classNames(styles.group, className)}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  )
}
