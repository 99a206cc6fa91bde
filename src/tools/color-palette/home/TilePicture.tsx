import styles from './TilePicture.module.css'

/** The palette that the page shows at the first visit. */
export const tilePalette = ['#0f766e', '#65a30d', '#facc15', '#f97316', '#be123c']

export function TilePicture() {
  return (
    <svg className={styles.bars} aria-hidden="true">
      {tilePalette.map((hex, index) => (
        <rect key={hex} x={`${index * 20}%`} width="20.1%" height="100%" fill={hex} />
      ))}
    </svg>
  )
}
