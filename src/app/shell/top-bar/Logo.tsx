import { site } from '../../../../site.config.ts'
import styles from './Logo.module.css'

/** The logo, a nook with a shelf in it, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path className={styles.nook} d="M4 28V14a12 12 0 0 1 24 0v14z" />
        <path className={styles.shelf} d="M9 20.5h14M16 20.5v-6.5M11.5 14h9" />
      </svg>
      {site.name}
    </span>
  )
}
