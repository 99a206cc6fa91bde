import { useCatalog } from '../../catalog/texts.ts'
import { pathOf } from '../../navigation/routes.ts'
import styles from './Seal.module.css'

/**
 * The sign of privacy: whether the site works without a network, and what left the device. Every state is prerendered;
 * the styles show that which attributes of the root element name, so that the seal needs no script of its own
 * (SealWatch.tsx). Until the requests are counted it claims nothing; without scripts it is a link with its purpose.
 */
export function Seal() {
  const { t, language } = useCatalog()
  return (
    <a
      className={styles.seal}
      data-seal=""
      href={pathOf({ language, route: { kind: 'page', id: 'privacy-check' } })}
      aria-haspopup="dialog"
      title={t.seal.title}
    >
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className={styles.arch}>
        <g className={styles.opened}>
          <path className={styles.line} d="M4 28V14a12 12 0 0 1 24 0v14" />
          <path className={styles.leaf} d="M4 28V14l9 4v13z" />
        </g>
        <g className={styles.closed}>
          <path className={styles.nook} d="M4 28V14a12 12 0 0 1 24 0v14z" />
          <path className={styles.tick} d="M11 17.5l3.5 3.5 6.5-7" />
        </g>
      </svg>
      <span className={styles.offline}>
        <span className={styles.saving}>{t.seal.saving}</span>
        <span className={styles.saved}>{t.seal.offline}</span>
        <span className={styles.partly}>{t.seal.partly}</span>
        <span className={styles.online}>{t.seal.online}</span>
      </span>
      <span className={styles.long}>
        <span className={styles.unsent}>{t.seal.none}</span>
        <span className={styles.sent}>{t.seal.some}</span>
      </span>
      <span className={styles.short}>
        <span className={styles.unsent}>{t.seal.noneShort}</span>
        <span className={styles.sent}>{t.seal.someShort}</span>
      </span>
      <span className={styles.plain}>{t.seal.check}</span>
    </a>
  )
}
