import { exampleShapes, wellKnownPassword } from './example-passwords.ts'
import styles from './GuidePicture.module.css'

const [step, row] = [12, 34]

/** The examples before the eye is pressed: a bad one in the open, good ones hidden. */
export function GuidePicture() {
  return (
    <svg viewBox={`0 0 ${24 * step} ${row * (exampleShapes.length + 1) + 6}`} aria-hidden="true">
      <text className={styles.bad} x={0} y={24} data-large>
        {wellKnownPassword}
      </text>
      <path className={styles.strike} d={`M-4 17H${wellKnownPassword.length * 15.2}`} />
      {exampleShapes.map(({ length }, index) => (
        <path
          key={length}
          className={styles.hidden}
          d={Array.from({ length }, (_, sign) => `M${(sign + 0.5) * step} ${row * (index + 1) + 22}h0`).join(
            '',
          )}
        />
      ))}
    </svg>
  )
}
