import styles from './PolicyDate.module.css'

type PolicyDateProps = { readonly date: string; readonly children: string }

/** When a policy was last updated. */
export function PolicyDate({ date, children }: PolicyDateProps) {
  return (
    <p className={styles.date}>
      <time dateTime={date}>{children}</time>
    </p>
  )
}
