import styles from './TilePicture.module.css'

/** A sign cut out of its ground as PNG, and on a colour as JPG. */
export function TilePicture() {
  return (
    <div className={styles.picture} aria-hidden="true">
      <svg
        aria-hidden="true"
        className={styles.drawing}
        viewBox="0 0 600 120"
        preserveAspectRatio="xMidYMid slice"
      >
        <pattern id="alpha" width="20" height="20" patternUnits="userSpaceOnUse">
          <path fill="#fff" d="M0 0h20v20H0z" />
          <path fill="#d9d7d0" d="M0 0h10v10H0zM10 10h10v10H10z" />
        </pattern>
        <path fill="url(#alpha)" d="M0 0h300v120H0z" />
        <path fill="#bfe3d4" d="M300 0h300v120H300z" />
        <circle cx="300" cy="60" r="46" fill="#f2803a" />
        <circle cx="300" cy="60" r="24" fill="#7e2f38" />
      </svg>
      <span className={styles.before}>PNG</span>
      <span className={styles.after}>JPG</span>
    </div>
  )
}
