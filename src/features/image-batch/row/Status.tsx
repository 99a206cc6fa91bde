import { CircleAlert } from 'lucide'
import type { WorkError } from '../../../lib/image/image-work.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { FileInput } from '../../../ui/files/file-input/FileInput.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { BatchItem } from '../batch/batch-state.ts'
import type { BatchMessages } from '../messages.en.ts'
import type { RowActions } from './row-actions.ts'
import styles from './Status.module.css'

type StatusProps = {
  readonly t: BatchMessages
  readonly item: BatchItem<unknown>
  readonly actions: Pick<RowActions, 'skip' | 'retry' | 'remove' | 'pickAgain'>
  /** Whether the button of a failure is the primary one, as there is no result. */
  readonly primary?: boolean
}

/** Progress, or the reason for a failure and a button to retry. */
export function Status({ t, item, actions, primary = false }: StatusProps) {
  const { id, work } = item
  switch (work.state) {
    case 'waiting':
    case 'early':
      return <p className={styles.facts}>{t.state[work.state]}</p>
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
      return (
        <div className={styles.stopped}>
          <p className={styles.facts}>{t.stopReasons[work.reason]}</p>
          {work.early ? null : <Button onClick={() => actions.retry(id, {})}>{t.tryAgain}</Button>}
        </div>
      )
    case 'failed':
      return (
        <div className={styles.failed}>
          <p className={styles.reason}>
            <Icon of={CircleAlert} size={18} />
            <span>{t.reason(work.error)}</span>
          </p>
          <FailureButton
            error={work.error}
            variant={primary ? 'primary' : 'secondary'}
            {...{ t, item, actions }}
          />
        </div>
      )
    case 'done':
      return null
  }
}

type FailureButtonProps = Omit<StatusProps, 'primary'> & {
  readonly error: WorkError
  readonly variant: 'primary' | 'secondary'
}

/** The one button that does what there is to do about a failure. */
function FailureButton({ t, item, actions, error, variant }: FailureButtonProps) {
  const { id } = item
  const retry = (label: string, change: Parameters<typeof actions.retry>[1]) => (
    <Button variant={variant} onClick={() => actions.retry(id, change)}>
      {label}
    </Button>
  )
  switch (error.kind) {
    case 'timed-out':
    case 'not-looked-at':
    case 'decoder-missing':
    case 'encoder-missing':
    case 'unexpected':
      return retry(t.tryAgain, {})
    case 'not-by-rows':
      // The decoder may not have been loaded.
      if (error.reason === 'browser') return retry(t.tryAgain, {})
      break
    case 'unreadable':
      return (
        <FileInput variant={variant} onFiles={([file]) => file && actions.pickAgain(id, file)}>
          {t.pickAgain}
        </FileInput>
      )
    case 'truncated':
      if (!item.recover) return retry(t.recover, { recover: true })
  }
  return (
    <Button variant={variant} onClick={() => actions.remove(id)}>
      {t.removeThis}
    </Button>
  )
}
