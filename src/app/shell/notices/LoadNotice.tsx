import { Button } from '../../../ui/button/Button.tsx'
import { useDictionary } from '../../language/dictionary.ts'
import styles from './LoadNotice.module.css'

type LoadNoticeProps = { readonly loading?: boolean; readonly failed: boolean; readonly retry: () => void }

/** Shows that the next page is loading, or that it could not be loaded. */
export function LoadNotice({ loading, failed, retry }: LoadNoticeProps) {
  const { t } = useDictionary()
  return (
    <>
      {loading ? <progress className={styles.bar} aria-label={t.loading} /> : null}
      {failed ? (
        <div role="alert" className={styles.failed}>
          <p>
            <strong>{t.loadFailed.title}</strong> {t.loadFailed.text}
          </p>
          <Button onClick={retry}>{t.loadFailed.retry}</Button>
        </div>
      ) : null}
    </>
  )
}
