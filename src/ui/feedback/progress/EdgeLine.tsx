import styles from './EdgeLine.module.css'

type EdgeLineProps = { readonly done: number; readonly total: number }

/** Progress as a line along the upper edge of what is being made; its text is elsewhere. */
export function EdgeLine({ done, total }: EdgeLineProps) {
  return (
    <div aria-hidden="true" className={styles.line}>
      <div className={styles.done} style={{ transform: `scaleX(${done / Math.max(1, total)})` }} />
    </div>
  )
}
