import { CircleCheck, CircleQuestionMark, CircleX } from 'lucide'
import { classNames } from '../../lib/class-names.ts'
import type { LeakOutcome } from '../../lib/leak-outcome.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { Progress } from '../../ui/feedback/progress/Progress.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useJob } from '../../ui/job/use-job.ts'
import { Panel } from '../../ui/layout/panel/Panel.tsx'
import { attemptCount, type LeakFinding, leakTest } from './leak-test.ts'
import type { ProofMessages } from './messages.en.ts'
import styles from './PrivacyProof.module.css'

const iconOf = {
  unreported: CircleX,
  'not-loaded': CircleQuestionMark,
  blocked: CircleCheck,
  refused: CircleCheck,
}

const countOf = (findings: readonly LeakFinding[], kind: LeakOutcome['kind']) =>
  findings.filter(({ outcome }) => outcome.kind === kind).length

/** Attempts to send data to another site through every channel, and shows which rule blocked each attempt. */
export function LeakTestPanel({ t }: { readonly t: ProofMessages['leak'] }) {
  const announce = useAnnounce()
  const summary = (findings: readonly LeakFinding[]) => {
    const unreported = countOf(findings, 'unreported')
    if (unreported > 0) return t.someUnreported(unreported, findings.length)
    const notLoaded = countOf(findings, 'not-loaded')
    return notLoaded > 0 ? t.someNotLoaded(notLoaded, findings.length) : t.allStopped(findings.length)
  }
  const [job, test] = useJob(leakTest, {
    onDone(findings) {
      // An alert announces itself.
      if (countOf(findings, 'unreported') === 0) announce(summary(findings))
    },
  })
  const findings =
    job.state === 'working'
      ? job.progress
      : job.state === 'done'
        ? job.result
        : ([] as readonly LeakFinding[])
  const unreported = countOf(findings, 'unreported')
  const notLoaded = countOf(findings, 'not-loaded')
  const resultText = job.state === 'done' ? summary(job.result) : ''
  const outcomeText = (outcome: LeakOutcome) => {
    if (outcome.kind === 'blocked') return t.blocked(outcome.rule)
    if (outcome.kind === 'not-loaded') return t.notLoaded
    return outcome.kind === 'refused' ? t.refusedOutcome : t.unreported
  }
  return (
    <Panel title={t.title}>
      <div className={styles.stack}>
        <p>{t.intro(attemptCount)}</p>
        {job.state === 'working' ? (
          <>
            <Progress label={t.running} done={findings.length} total={attemptCount} />
            <Button onClick={test.reset}>{t.stop}</Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => test.run(null, [])}>
            {job.state === 'idle' ? t.button : t.again}
          </Button>
        )}
        {job.state === 'failed' ? <Alert title={t.noWorker} /> : null}
        {resultText && unreported === 0 ? (
          <p className={classNames(styles.state, notLoaded > 0 && styles.unknown)}>
            <Icon of={notLoaded > 0 ? CircleQuestionMark : CircleCheck} size={20} />
            {resultText}
          </p>
        ) : null}
        {resultText && unreported > 0 ? <Alert title={resultText} /> : null}
        {findings.length > 0 ? (
          <ul className={styles.findings} aria-label={t.results}>
            {findings.map((finding) => (
              <li key={`${finding.from} ${finding.channel}`}>
                <span>{finding.from === 'page' ? t.page[finding.channel] : t.worker[finding.channel]}</span>
                <span
                  className={classNames(
                    styles.outcome,
                    finding.outcome.kind === 'unreported' && styles.bad,
                    finding.outcome.kind === 'not-loaded' && styles.unknown,
                  )}
                >
                  <Icon of={iconOf[finding.outcome.kind]} size={16} />
                  {outcomeText(finding.outcome)}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Panel>
  )
}
