import { memo, type Ref } from 'react'
import type { Shown } from '../content/use-code.ts'
import { degradations, type Robustness, trials } from '../core/checks/robustness.ts'
import type { Weakness } from '../core/checks/weakness.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import type { Judged } from './use-judged.ts'
import styles from './Verdict.module.css'

type VerdictProps = {
  readonly shown: Shown
  readonly judged: Judged
  /** Width on paper, in millimetres. */
  readonly millimetres: number
  readonly ref: Ref<HTMLHeadingElement>
}

/** How the code will scan, as a headline with its reason. */
export const Verdict = memo(function Verdict({
  shown,
  judged: { verdict, weakness },
  millimetres,
  ref,
}: VerdictProps) {
  const { t } = useTexts()
  const { scanStatus, robustness } = shown
  const because = weakness ? reasonOf(t, weakness) : undefined
  return (
    <div className={styles.verdict} data-verdict={verdict}>
      <h3 ref={ref} className={styles.headline} tabIndex={-1}>
        {t.verdicts[verdict]}
      </h3>
      {scanStatus === 'unread' || scanStatus === 'unknown' ? (
        // Inserted anew with each code, so that screen readers announce it.
        <p key={shown.text} role="alert" className={styles.reason}>
          {scanStatus === 'unread' ? t.notRead : t.notChecked} {because}
        </p>
      ) : (
        <p className={styles.reason}>{because ?? outcomeOf(t, verdict, robustness, millimetres)}</p>
      )}
    </div>
  )
})

function outcomeOf(
  t: Messages,
  verdict: Judged['verdict'],
  robustness: Robustness | null | undefined,
  millimetres: number,
): string {
  if (robustness === undefined) return t.testing
  if (robustness === null) return t.untested
  if (robustness.plain !== 'all') return t.someReaders
  const failed = degradations.filter(
    (degradation) => !robustness.passed.some((trial) => trial.degradation === degradation),
  )
  if (verdict !== 'well' && failed.length > 0)
    return t.failedIn(failed.map((degradation) => t.degradations[degradation]))
  return `${t.passedTrials(robustness.passed.length, trials.length)} ${t.readFrom(millimetres)}`
}

function reasonOf(t: Messages, weakness: Weakness): string {
  switch (weakness.kind) {
    case 'inverted':
      return t.weak.inverted
    case 'contrast':
      return t.weak.contrast(weakness.ratio)
    case 'dense':
      return t.weak.dense(weakness.pixels)
    case 'logo':
      return t.weak.logo(weakness.share, weakness.safe)
  }
}
