import type { ReactNode } from 'react'
import styles from './Figure.module.css'

type FigureProps = { readonly caption: ReactNode; readonly children: ReactNode }

/** A drawing or a live example with a caption that says the same in words. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  )
}
