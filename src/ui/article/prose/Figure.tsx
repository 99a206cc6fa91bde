import type { ReactNode } from 'react'
import styles from './Figure.module.css'

type FigureProps = { readonly caption: ReactNode; readonly children: ReactNode }

/** A drawing or a live example that explains one thing, which its caption says in words. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
