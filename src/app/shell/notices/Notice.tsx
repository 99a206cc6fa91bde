import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type NoticeProps = { readonly title?: string; readonly text: string; readonly actions: ReactNode }

/** A notice of the site, in the corner. */
export function Notice({ title, text, actions }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <div>
        {title ? <p className={styles.title}>{title}</p> : null}
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
