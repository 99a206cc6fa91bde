import styles from './LateNotices.module.css'
import { UpdateNotice } from './UpdateNotice.tsx'

/** The corner for what the site itself has to say; a live region, so that it is read without taking focus. */
export function LateNotices() {
  return (
    <div className={styles.corner} role="status">
      <UpdateNotice />
    </div>
  )
}
