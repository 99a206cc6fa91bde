import { Button } from '../../../ui/button/Button.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import styles from './LoadNotice.module.css'

type LoadNoticeProps = {
  readonly loading: boolean
  /** What could not be loaded: the next page, or a part of this one. */
  readonly failed: 'page' | 'part' | undefined
  readonly retry: () => void
}

/** Shows that the next page is loading, or that something could not be loaded. */
export function LoadNotice({ loading, failed, retry }: LoadNoticeProps) {
  const { t } = useDictionary()
  return (
    <>
      {loading ? <progress className={styles.bar} aria-label={t.loading} /> : null}
      {failed ? (
        <div role="alert" className={styles.failed} data-failed={failed}>
          <p>{t.loadFailed[failed]}</p>
          <Button onClick={retry}>{t.loadFailed.retry}</Button>
        </div>
      ) : null}
    </>
  )
}
