import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

type PageHeadProps = {
  readonly title: string
  /** What the page is for, in a sentence or two. */
  readonly lead: string
  readonly className?: string | undefined
  /** Small things below. */
  readonly children?: ReactNode
}

/** The heading of a page, which takes the focus after a navigation, and what the page is for. */
export function PageHead({ title, lead, className, children }: PageHeadProps) {
  return (
    <header className={className}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </header>
  )
}
