import type { ReactNode } from 'react'
import styles from './Notes.module.css'

/** A tool's notes on one result. */
export function Notes({ children }: { readonly children: ReactNode }) {
  return <div className={styles.notes}>{children}</div>
}

type NoteProps = { readonly tone?: 'good' | 'warning'; readonly children: ReactNode }

/** What need not be known at once: shown with the details of its file. */
export function Fact({ tone, children }: NoteProps) {
  return (
    <p data-fact="" className={tone && styles[tone]}>
      {children}
    </p>
  )
}

export function Note({ tone, children }: NoteProps) {
  return <p className={tone && styles[tone]}>{children}</p>
}
