import { Button } from '../../../ui/button/Button.tsx'
import type { BatchItem } from '../batch/batch-state.ts'
import type { BatchMessages } from '../messages.en.ts'
import type { RowActions } from './row-actions.ts'
import styles from './Status.module.css'

type StatusProps = {
  readonly t: BatchMessages
  readonly item: BatchItem<unknown>
  readonly actions: Pick<RowActions, 'skip' | 'retry'>
}

/** Progress, or the reason for a failure and a button to retry. */
export function Status({ t, item, actions }: StatusProps) {
  const { id, work } = item
  switch (work.state) {
    case 'waiting':
      return <p className={styles.facts}>{t.state.waiting}</p>
    case 'working':
      return (
        <div className={styles.working}>
          <progress className={styles.bar} aria-label={item.file.name} />
          {t.stage(work.stage)}
          {work.early ? (
            <Button variant="quiet" aria-label={t.skipOf(item.file.name)} onClick={() => actions.skip(id)}>
              {t.skip}
            </Button>
          ) : null}
        </div>
      )
    case 'stopped':
      return <p className={styles.facts}>{work.timedOut ? t.stoppedEarly : t.state.stopped}</p>
    case 'failed':
      return (
        <div className={styles.failed}>
          <p>{t.reason(work.error)}</p>
          {work.error.kind === 'truncated' && !item.recover ? (
            <Button onClick={() => actions.retry(id, { recover: true })}>{t.recover}</Button>
          ) : null}
          {work.error.kind === 'unexpected' ? (
            <Button onClick={() => actions.retry(id, {})}>{t.tryAgain}</Button>
          ) : null}
        </div>
      )
    case 'done':
      return null
  }
}
