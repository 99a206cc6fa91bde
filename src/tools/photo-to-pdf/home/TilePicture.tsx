import { Landscape } from '../../../ui/landscape/Landscape.tsx'
import styles from './TilePicture.module.css'

/** Three pages with a photo each. */
export function TilePicture() {
  return (
    <div className={styles.pages} aria-hidden="true">
      {['320 0 240 160', '0 0 240 160', '150 20 200 140'].map((part, index) => (
        <div key={part} className={styles.page}>
          <Landscape part={part} className={styles.photo} />
          <span>{index + 1}</span>
        </div>
      ))}
    </div>
  )
}
