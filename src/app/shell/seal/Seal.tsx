import { emptyLog } from '../../../lib/request-log.ts'
import { networkLog } from '../../../platform/page/network-log.ts'
import { useStore } from '../../../ui/use-store.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { pathOf } from '../../navigation/routes.ts'
import styles from './Seal.module.css'

/** The sign of privacy: how many requests went elsewhere, with a link to the privacy check. */
export function Seal() {
  const { t, language } = useCatalog()
  const { elsewhere } = useStore(networkLog, emptyLog)
  return (
    <a
      className={styles.seal}
      href={pathOf({ language, route: { kind: 'page', id: 'privacy-check' } })}
      title={t.seal.title}
    >
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className={styles.arch}>
        <path className={styles.nook} d="M4 28V14a12 12 0 0 1 24 0v14z" />
        <path className={styles.tick} d="M11 17.5l3.5 3.5 6.5-7" />
      </svg>
      <span className={styles.onDevice}>{t.seal.onDevice}</span>
      <span className={styles.long}>{t.seal.sent(elsewhere.length)}</span>
      <span className={styles.short}>{t.seal.sentShort(elsewhere.length)}</span>
    </a>
  )
}
