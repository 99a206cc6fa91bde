import type { ReactNode } from 'react'
import styles from './Notes.module.css'

/** A tool's notes on one result. */
export function Notes({ children }: { readonly children: ReactNode }) {
  return <div className={styles.notes}>{children}</div>
}

type NoteProps = { readonly tone?: 'good' | 'warning'; readonly children: ReactNode }

export function Note({ tone, children }: NoteProps) {
  return <p className={tone && styles[tone]}>{children}</p>
}
