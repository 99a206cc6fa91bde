import styles from './ResultPanel.module.css'

type FactProps = { readonly name: string; readonly value: string; readonly note: string }

/** One number of a result with an explanation. */
export function Fact({ name, value, note }: FactProps) {
  return (
    <section className={styles.fact}>
      <h2 className={styles.factName}>{name}</h2>
      <p className={styles.factValue}>{value}</p>
      <p className={styles.note}>{note}</p>
    </section>
  )
}
