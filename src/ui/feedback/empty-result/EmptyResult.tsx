import type { ReactNode } from 'react'
import { Button } from '../../button/Button.tsx'
import styles from './EmptyResult.module.css'

type EmptyResultProps = {
  /** A placeholder drawing of a result. */
  readonly ghost: ReactNode
  readonly title: string
  readonly hint: string
  readonly sample: string
  readonly onSample: () => void
}

/** Shown in place of the result before there is one. */
export function EmptyResult({ ghost, title, hint, sample, onSample }: EmptyResultProps) {
  return (
    <div className={styles.empty}>
      {ghost}
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{hint}</p>
      <Button variant="quiet" className={styles.sample} onClick={onSample}>
        {sample}
      </Button>
    </div>
  )
}
