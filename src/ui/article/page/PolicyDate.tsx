import styles from './PolicyDate.module.css'

type PolicyDateProps = { readonly date: string; readonly children: string }

/** The date of a policy's last update. */
export function PolicyDate({ date, children }: PolicyDateProps) {
  return (
    <p className={styles.date}>
      <time dateTime={date}>{children}</time>
    </p>
  )
}
