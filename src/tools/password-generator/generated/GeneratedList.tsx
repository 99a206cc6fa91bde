import { capitalised } from '../../../lib/text/capitalised.ts'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { crackTime } from '../core/crack-time.ts'
import type { RecentPassword } from '../recent/recent-passwords.ts'
import { StrengthBar } from '../strength/StrengthBar.tsx'
import { TimeRuler } from '../strength/TimeRuler.tsx'
import { useTexts } from '../texts.ts'
import styles from './GeneratedList.module.css'
import { PasswordText } from './PasswordText.tsx'

export type GeneratedBatch = {
  /** Increases with every batch, so that its rows are remounted. */
  readonly batch: number
  readonly passwords: readonly (RecentPassword & { readonly position: number })[]
  /** The entropy of each password. */
  readonly bits: number
  /** Whether the passwords are shown in groups of four. */
  readonly grouped: boolean
  /** Made without being asked for, they are in no list until one is copied. */
  readonly isSaved: boolean
}

type GeneratedListProps = {
  /** `undefined` until the page can make one on the device. */
  readonly generated: GeneratedBatch | undefined
  /** The estimate for the password that the visitor has typed, if any. */
  readonly typedBits: number | undefined
  readonly onCopied: () => void
}

/** One password as large as it can be, or a list of several, and how long it takes to guess one. */
export function GeneratedList({ generated, typedBits, onCopied }: GeneratedListProps) {
  const { t, language } = useTexts()
  const { batch = 0, passwords = [], bits = 0, grouped = true } = generated ?? {}
  const isSingle = passwords.length < 2
  return (
    <section aria-label={t.generated} className={styles.generated} data-single={isSingle}>
      <ol className={styles.list}>
        {passwords.map(({ position, password, strength }) => (
          <li key={`${batch}-${position}`} className={styles.row}>
            <PasswordText password={password} grouped={grouped} animated={isSingle} />
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
      <div className={styles.time}>
        <p className={styles.headline}>
          {generated ? capitalised(t.crackTimeShort(crackTime(bits)), language) : '–'}
        </p>
        <p className={styles.sentence}>{generated ? `${t.entropy(bits)} · ${t.attack}` : t.emptyHint}</p>
        <TimeRuler bits={generated ? bits : undefined} typedBits={typedBits} />
      </div>
    </section>
  )
}
