import { capitalised } from '../../../lib/text/capitalised.ts'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { crackTime } from '../core/crack-time.ts'
import { StrengthBar } from '../strength/StrengthBar.tsx'
import { TimeRuler } from '../strength/TimeRuler.tsx'
import { useTexts } from '../texts.ts'
import styles from './GeneratedList.module.css'
import type { GeneratedBatch } from './generated-batch.ts'
import { PasswordText } from './PasswordText.tsx'

type GeneratedListProps = {
  /** While there is none yet, the place of the first password; `undefined` if its size is not known. */
  readonly shown: GeneratedBatch | undefined
  /**
   * Until there is a password: the recipe as `writeRecipe` writes it, for the early script; empty if that cannot make one.
   * What is `shown` is unseen then.
   */
  readonly awaits: string | undefined
  /** The estimate for the password that the visitor has typed, if any. */
  readonly typedBits: number | undefined
  readonly onCopied: () => void
}

/** One password as large as it can be, or a list of several, and how long it takes to guess one. */
export function GeneratedList({ shown, awaits, typedBits, onCopied }: GeneratedListProps) {
  const { t, language } = useTexts()
  const { batch = 0, passwords = [], grouped = true } = shown ?? {}
  const isSingle = passwords.length < 2
  return (
    <section
      aria-label={t.generated}
      className={styles.generated}
      data-single={isSingle}
      data-awaits={awaits}
    >
      <div className={styles.place}>
        <ol className={styles.list}>
          {passwords.map(({ position, password, strength }) => (
            <li key={`${batch}-${position}`} className={styles.row}>
              <PasswordText
                password={password}
                grouped={grouped}
                apart={isSingle}
                // The first is there at once.
                animated={isSingle && batch > 0}
              />
              {isSingle ? null : (
                <CopyButton
                  label={t.copy}
                  name={t.copyNumber(position)}
                  copy={password}
                  className={styles.copy}
                  onCopied={onCopied}
                />
              )}
              <StrengthBar strength={strength} />
            </li>
          ))}
        </ol>
        <p className={styles.hint}>{t.emptyHint}</p>
      </div>
      <div className={styles.time}>
        <p className={styles.headline}>
          {shown ? capitalised(t.crackTimeShort(crackTime(shown.bits)), language) : '–'}
        </p>
        <p className={styles.sentence}>{shown ? `${t.entropy(shown.bits)} · ${t.attack}` : null}</p>
        <TimeRuler bits={shown?.bits} typedBits={typedBits} />
      </div>
    </section>
  )
}
