import { memo } from 'react'
import { degradations, ratingOf } from '../core/checks/robustness.ts'
import { BlobImage } from '../preview/BlobImage.tsx'
import { useTexts } from '../texts.ts'
import type { MeasuredRobustness } from '../worker/check-messages.ts'
import styles from './Trials.module.css'

type TrialsProps = { readonly robustness: MeasuredRobustness | null | undefined }

const outcomes = ['fails', 'mild', 'passes'] as const

/** How robust the code is, with the pictures that the decoders had to read. */
export const Trials = memo(function Trials({ robustness }: TrialsProps) {
  const { t } = useTexts()
  const rating = robustness ? ratingOf(robustness.score) : undefined
  return (
    <section className={styles.trials} aria-label={t.robustness} aria-busy={robustness === undefined}>
      <p className={styles.score}>
        <span>{t.robustness}</span>
        {robustness && rating ? (
          <>
            <strong>{t.ratings[rating]}</strong>
            <span>{t.score(robustness.score)}</span>
          </>
        ) : null}
      </p>
      <dl className={styles.list}>
        {degradations.map((degradation) => {
          const sample = robustness?.samples?.[degradation]
          const passed = robustness?.passed.filter((trial) => trial.degradation === degradation).length ?? 0
          return (
            <div key={degradation} data-outcome={robustness ? outcomes[passed] : undefined}>
              <dt>
                <span className={styles.sample}>{sample ? <BlobImage blob={sample} alt="" /> : null}</span>
                {t.degradations[degradation]}
              </dt>
              <dd>{robustness ? t.outcome[passed] : null}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
})
