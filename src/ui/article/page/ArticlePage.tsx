import type { ReactNode } from 'react'
import type { Heading } from '../prose/prose.ts'
import styles from './ArticlePage.module.css'
import { Contents } from './Contents.tsx'

type ArticlePageProps = {
  readonly title: string
  /** The article's answer in one sentence. */
  readonly lead: string
  /** A line with reading time and date. */
  readonly meta?: ReactNode
  readonly headings: readonly Heading[]
  readonly children: ReactNode
}

/** An article: heading, answer, and a table of contents, at the side on wide screens and above the text on narrow ones. */
export function ArticlePage({ title, lead, meta, headings, children }: ArticlePageProps) {
  return (
    <article className={styles.article}>
      <header className={styles.header}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        {meta}
      </header>
      <div className={styles.contents}>
        <Contents headings={headings} />
      </div>
      <div className={styles.text}>{children}</div>
    </article>
  )
}
