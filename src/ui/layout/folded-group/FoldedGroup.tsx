import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../../icon/Icon.tsx'
import styles from './FoldedGroup.module.css'

type FoldedGroupProps = {
  readonly title: string
  /** The group's present settings in words, readable without opening it. */
  readonly state?: ReactNode
  /** Opens the group when it becomes true, as for a setting with an error; the visitor can still close it. */
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

/** Settings or explanations that are closed until they are needed: one line with their title and state. */
export function FoldedGroup({ title, state, open, children }: FoldedGroupProps) {
  return (
    <details className={styles.group} open={open || undefined}>
      <summary className={styles.line}>
        <span className={styles.title}>{title}</span>
        {state ? <span className={styles.state}>{state}</span> : null}
        <Icon of={ChevronRight} size={18} className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
