import { Download, X } from 'lucide'
import { Button } from '../../../ui/button/Button.tsx'
import { Progress } from '../../../ui/feedback/progress/Progress.tsx'
import { Spinner } from '../../../ui/feedback/spinner/Spinner.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { BottomBar } from '../../../ui/layout/bottom-bar/BottomBar.tsx'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import type { BatchSums } from '../batch/batch-state.ts'
import styles from './BatchAction.module.css'

type BatchActionProps = {
  readonly label: string
  /** The label while work is running. */
  readonly busyLabel: string
  readonly sums: BatchSums
  /** The outcome, such as "89.4% smaller"; shown with the download on small screens. */
  readonly summary: string
  readonly downloadLabel: string
  readonly onDownload: () => void
  readonly onRun: () => void
  readonly onStop: () => void
}

/** The button that processes all files, with the progress. */
export function BatchAction(props: BatchActionProps) {
  const { label, busyLabel, sums, summary, downloadLabel, onDownload, onRun, onStop } = props
  const text = useUiText()
  return (
    <div className={styles.action}>
      <Button variant="primary" disabled={sums.total === 0} busy={sums.busy} onClick={onRun}>
        {sums.busy ? <Spinner /> : null}
        {sums.busy ? busyLabel : label}
      </Button>
      {sums.busy ? (
        <BottomBar>
          <div className={styles.busy}>
            <Progress label={busyLabel} done={sums.settled} total={sums.total} />
            <Button variant="quiet" onClick={onStop}>
              <Icon of={X} size={18} />
              {text.cancel}
            </Button>
          </div>
        </BottomBar>
      ) : sums.ready > 0 ? (
        <BottomBar className={styles.done}>
          <p className={styles.summary}>
            <bdi>{summary}</bdi>
          </p>
          <Button variant="primary" onClick={onDownload}>
            <Icon of={Download} size={18} />
            {downloadLabel}
          </Button>
        </BottomBar>
      ) : null}
    </div>
  )
}
