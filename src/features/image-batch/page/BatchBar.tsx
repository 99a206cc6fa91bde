import { Download, X } from 'lucide'
import type { ReactNode } from 'react'
import type { Language } from '../../../lib/text/i18n.ts'
import type { Checking } from '../../../lib/work/checking-queue.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Progress } from '../../../ui/feedback/progress/Progress.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar/BottomBar.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { type BatchSums, isImproving } from '../batch/batch-state.ts'
import type { Downloads } from '../download/use-downloads.ts'
import type { BatchMessages } from '../messages.en.ts'
import { describeChange } from '../row/describe-change.ts'
import styles from './BatchBar.module.css'
import { Saving } from './Saving.tsx'

type BatchBarProps = {
  readonly t: BatchMessages
  readonly language: Language
  readonly busyLabel: string
  readonly sums: BatchSums
  /** How many of the picked files have been inspected; null when none are left. */
  readonly checking: Checking | null
  /** The work takes so long that its progress is shown. */
  readonly isSlow: boolean
  readonly downloads: Downloads
  /** A small picture of the file that is shown large. */
  readonly thumbnail: ReactNode
  /** What comes next is a button elsewhere. */
  readonly isElsewhere: boolean
  readonly onShowFailed: () => void
  readonly onStop: () => void
}

/**
 * How much smaller the files have become, with the download; while some have no result yet, the progress of the work.
 */
export function BatchBar(props: BatchBarProps) {
  const {
    t,
    language,
    busyLabel,
    sums,
    checking,
    downloads,
    thumbnail,
    isElsewhere,
    isSlow,
    onShowFailed,
    onStop,
  } = props
  const text = useUiText()
  const cancel = (
    <Button variant="quiet" onClick={onStop}>
      <Icon of={X} size={18} />
      {text.cancel}
    </Button>
  )
  const improving = isImproving(sums, checking)
  if ((sums.busy && !improving) || checking) {
    // Files are checked while others are worked on already: one count and one Cancel for both.
    const unchecked = checking ? checking.total - checking.done : 0
    return (
      <BottomBar>
        <div className={styles.busy} data-slow={isSlow || undefined}>
          <Progress
            label={sums.busy ? busyLabel : t.checking}
            done={sums.total === 1 ? sums.settled : sums.total - sums.pending}
            total={sums.total + unchecked}
          />
          {cancel}
        </div>
      </BottomBar>
    )
  }
  if (sums.ready === 0) return null
  const atSmallest = improving ? t.atSmallest(sums.done, sums.ready) : null
  const { sizes } = describeChange(t, language, sums.before, sums.after)
  const isPacking = downloads.packing === 'busy'
  const bar = (
    <BottomBar
      thumbnail={thumbnail}
      figure={<Saving t={t} language={language} before={sums.before} after={sums.after} />}
      detail={
        sums.failed > 0 ? (
          // A button that reads as a line of text: what the ZIP does not contain, and the way to see it.
          <button type="button" className={styles.failures} onClick={onShowFailed}>
            <span className={styles.ready}>{t.readyOf(sums.ready, sums.total)} · </span>
            {t.failedCount(sums.failed)}
            {' · '}
            <span className={styles.show}>{t.showFailed}</span>
          </button>
        ) : (
          (atSmallest ?? sizes)
        )
      }
    >
      <Button
        // What comes next may also be to try again, in the alert.
        variant={downloads.packing === 'failed' || isElsewhere ? 'secondary' : 'primary'}
        className={styles.download}
        busy={isPacking}
        onClick={downloads.all}
      >
        <Icon of={Download} size={18} className={styles.icon} />
        {isPacking ? t.packing : sums.ready > 1 ? t.downloadAll : t.download}
      </Button>
    </BottomBar>
  )
  return (
    <>
      {bar}
      {improving ? (
        <div className={styles.improving}>
          <p>
            {sums.failed > 0 ? `${atSmallest}. ` : null}
            {t.bestSoFar}
          </p>
          {cancel}
        </div>
      ) : null}
    </>
  )
}
