import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type NoticeProps = { readonly title?: string; readonly text: string; readonly actions: ReactNode }

/** Something the site itself has to say, in the corner, in nobody's way. */
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
