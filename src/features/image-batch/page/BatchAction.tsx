import type { EncodedImage } from '../../../lib/image/image-work.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import type { Checking } from '../../../lib/work/checking-queue.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { Thumbnail } from '../../../ui/files/thumbnail/Thumbnail.tsx'
import { type BatchSums, isImproving } from '../batch/batch-state.ts'
import type { Downloads } from '../download/use-downloads.ts'
import type { BatchMessages } from '../messages.en.ts'
import { readResult } from '../shown/read-result.ts'
import styles from './BatchAction.module.css'
import { BatchBar } from './BatchBar.tsx'

type BatchActionProps = {
  /** The label of the button, its label once there are results, and while work is running. */
  readonly t: {
    readonly batch: BatchMessages
    readonly run: string
    readonly runAgain: string
    readonly running: string
  }
  readonly language: Language
  readonly sums: BatchSums
  readonly isBusy: boolean
  /** What comes next is a button elsewhere: all files have failed, or one is being cropped. */
  readonly isElsewhere: boolean
  readonly checking: Checking | null
  /** The work takes so long that its progress is shown. */
  readonly isSlow: boolean
  readonly downloads: Downloads
  /** The result of the file that is shown large. */
  readonly shown: EncodedImage<Blob> | undefined
  readonly onRun: () => void
  readonly onShowFailed: () => void
  readonly onStop: () => void
}

/** The button that processes all files, with the bar of what they have become. */
export function BatchAction(props: BatchActionProps) {
  const {
    t,
    language,
    sums,
    isBusy,
    isElsewhere,
    checking,
    isSlow,
    downloads,
    shown,
    onRun,
    onShowFailed,
    onStop,
  } = props
  const isDone = !isBusy && sums.ready > 0
  const canDownload = isDone || isImproving(sums, checking)
  return (
    <div className={styles.action}>
      <Button
        className={styles.run}
        variant={sums.total > 0 && !canDownload && !isElsewhere ? 'primary' : 'secondary'}
        disabled={sums.total === 0}
        busy={isBusy}
        onClick={onRun}
      >
        {isBusy ? <Spinner /> : null}
        {isBusy ? t.running : isDone ? t.runAgain : t.run}
      </Button>
      <BatchBar
        t={t.batch}
        language={language}
        busyLabel={t.running}
        sums={sums}
        downloads={downloads}
        isElsewhere={isElsewhere}
        thumbnail={
          shown ? (
            <Thumbnail
              source={shown.shown?.result ?? shown.blob}
              side={96}
              read={readResult}
              className={styles.thumbnail}
            />
          ) : null
        }
        checking={checking}
        isSlow={isSlow}
        onShowFailed={onShowFailed}
        onStop={onStop}
      />
    </div>
  )
}
