import type { ReactNode } from 'react'
import styles from './PageHead.module.css'

type PageHeadProps = {
  readonly title: string
  /** The page's purpose in a sentence or two. */
  readonly lead: string
  readonly className?: string | undefined
  /** Content below the introduction. */
  readonly children?: ReactNode
}

/** The heading of a page, which gets the focus after a navigation, and its introduction. */
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
