import { sessionMarks } from '../../core/marks.ts'
import styles from './SessionMarks.module.css'

type SessionMarksProps = {
  readonly completed: number
  /** The share of the present work session that is done, 0 … 1. */
  readonly running: number
}

/** A mark for each of the day's work sessions and for those up to the longer break. A text beside it has the number. */
export function SessionMarks({ completed, running }: SessionMarksProps) {
  return (
    <div className={styles.marks} data-tint="40">
      {sessionMarks(completed, running).map((set) => (
        <div key={set[0]?.session} className={styles.set}>
          {set.map(({ session, done }) => (
            <svg
              key={session}
              className={styles.mark}
              viewBox="0 0 20 20"
              data-done={done > 0}
              aria-hidden="true"
            >
              <circle cx="10" cy="10" r="9" className={styles.outline} />
              {done > 0 ? (
                <circle
                  cx="10"
                  cy="10"
                  r="4.75"
                  pathLength="1"
                  className={styles.done}
                  strokeDasharray={done === 1 ? undefined : `${Math.round(done * 1000) / 1000} 1`}
                  transform="rotate(-90 10 10)"
                />
              ) : null}
            </svg>
          ))}
        </div>
      ))}
    </div>
  )
}
