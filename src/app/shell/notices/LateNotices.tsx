import styles from './LateNotices.module.css'
import { UpdateNotice } from './UpdateNotice.tsx'

/** The corner for notices of the site; a live region, so that they are read without taking focus. */
export function LateNotices() {
  return (
    <div className={styles.corner} role="status">
      <UpdateNotice />
    </div>
  )
}
