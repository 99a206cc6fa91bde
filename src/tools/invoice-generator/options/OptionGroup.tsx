import type { ReactNode } from 'react'
import type { OptionGroupName } from '../core/invoice/sections.ts'
import { useToggle } from '../sections/use-toggle.ts'
import styles from './Options.module.css'

type OptionGroupProps = {
  /** Its name for the parts of the page that it prints. */
  readonly group?: OptionGroupName
  readonly title: string
  /** Summary of the settings, shown while the group is collapsed. */
  readonly summary?: string
  /** Opens the group when it becomes true, as for a wrong value; the visitor can still close it. */
  readonly open?: boolean
  /** Called when it is opened, also where that was before hydration. */
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/** A collapsible group of options. */
export function OptionGroup({ group, title, summary, open, onOpen, children }: OptionGroupProps) {
  const toggle = useToggle((isOpen) => {
    if (isOpen) onOpen?.()
  })
  return (
    <details {...toggle} className={styles.group} data-group={group} open={open || undefined}>
      <summary>
        <span>{title}</span>
        {summary ? <span className={styles.set}>{summary}</span> : null}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
